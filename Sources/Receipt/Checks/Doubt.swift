internal import Money

extension Repair.Outcome {
    /// The likelihood that a price is right, 0 to 1, below which a person should look at it where nothing vouches for it.
    ///
    /// On 103 receipts equations leave 212 lines open; below are 6 of the 16 wrong ones and 27 of the 196 right ones.
    /// With 0.9 it would be 8 and 55, with 0.6 3 and 17.
    private static let unsure = 0.8

    /// The items, with a flag on those whose price was read with little confidence and that no equation vouches for.
    func doubted(_ lines: [Line]) -> [LineItem] {
        guard !areVouchedFor else { return items }
        let rows = Dictionary(lines.map { ($0.row.number, $0.row) }) { first, _ in first }
        return items.map { item in
            let price = rows[item.line]?.observations.first { $0.box == item.priceBox }
            guard !item.isProduct, !item.flags.contains(.priceRepaired), let price, price.confidence < Self.unsure
            else {
                return item
            }
            var item = item
            item.flags.append(.priceDoubtful)
            return item
        }
    }

    /// Whether the items come to a printed sum, and with no two amounts read in another way as well.
    private var areVouchedFor: Bool { !isTwofold && (reading.itemGap ?? reading.totalGap) == .zero }
}

extension LineItem {
    /// Whether quantity times unit price is the price.
    fileprivate var isProduct: Bool {
        quantity != nil && quantity != .one && unitPrice != nil && !flags.contains(.quantityMismatch)
    }
}
