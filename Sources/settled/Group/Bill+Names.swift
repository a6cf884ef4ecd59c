import Ledger

extension Bill {
    /// The same bill with everybody called as `rename` says.
    func renamed(_ rename: (String) throws(Failure) -> String) throws(Failure) -> Bill {
        func shares(_ shares: [Share]) throws(Failure) -> [Share] {
            try shares.map { share throws(Failure) in Share(try rename(share.person), share.weight) }
        }
        var bill = self
        bill.people = try people.map { person throws(Failure) in
            Person(try rename(person.name), weight: person.weight)
        }
        bill.payer = try payer.map(rename)
        for place in bill.lines.indices { bill.lines[place].shares = try shares(lines[place].shares) }
        for place in bill.charges.indices {
            if case .weights(let weights) = charges[place].rule {
                bill.charges[place].rule = .weights(try shares(weights))
            }
        }
        bill.treats = try treats.map { treat throws(Failure) in
            Treat(try rename(treat.person), by: try shares(treat.givers))
        }
        return bill
    }
}
