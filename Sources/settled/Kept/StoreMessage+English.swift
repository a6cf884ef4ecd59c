import Store

extension StoreMessage {
    /// The text in English.
    var english: String {
        switch self {
        case .kept(let id): "Kept as bill \(id)."
        case .changed(let id): "Bill \(id) is changed."
        case .deleted(let id): "Bill \(id) is deleted; settled restore \(id) brings it back."
        case .restored(let id): "Bill \(id) is back."
        case .sameReceipt(let id, let title, let day):
            "This looks like the receipt of bill \(id)\(behind([title, day])), which is kept already."
        case .resumed: "The review goes on where it stopped; u takes back."
        case .noBills: "No bill is kept yet."
        case .noneFound: "No bill is like that."
        case .more(let count): count == 1 ? "1 more with --all." : "\(count) more with --all."
        case .noPeople: "Nobody is known yet."
        case .day: "day"
        case .bill: "bill"
        case .people: "people"
        case .total: "total"
        case .name: "name"
        case .countsFor: "counts for"
        case .handles: "handles"
        case .me: "me"
        case .archived: "archived"
        case .added(let name): "\(name) is known now."
        case .renamed(let name, let other): "\(name) is called \(other) now, on earlier bills as well."
        case .archivedPerson(let name, let isArchived):
            isArchived ? "\(name) is no longer offered; earlier bills keep the name." : "\(name) is offered again."
        case .personDeleted(let name): "\(name) is not known any more."
        case .isMe(let name): "You are \(name)."
        case .nobodyIsMe: "Nobody of them is you."
        case .handleSet(let name, let service, let address?): "Money reaches \(name) by \(service): \(address)"
        case .handleSet(let name, let service, nil): "\(name) has no \(service) any more."
        case .weightSet(let name, let weight): "\(name) counts for \(weight)."
        case .colourSet(let name, let colour?): "\(name) is \(colour)."
        case .colourSet(let name, nil): "\(name) has no colour."
        case .backedUp(let file, let count):
            "\(file) holds everything"
                + (count == 0
                    ? "."
                    : count == 1
                        ? "; 1 picture is in \(file).pictures." : "; \(count) pictures are in \(file).pictures.")
        case .sound(let count): count == 1 ? "1 bill, everything in order." : "\(count) bills, everything in order."
        case .nothingKept: "Nothing is kept yet."
        case .finding(.damage(let text)): "The database is damaged: \(text.shown)"
        case .finding(.orphan(table: let table)): "A row of \(table.shown) belongs to nothing."
        case .finding(.pictureMissing(let name)): "The picture \(name.shown) is missing."
        case .finding(.pictureChanged(let name)): "The picture \(name.shown) is not the one that was kept."
        case .doesNotAddUp(let id): "The shares of bill \(id) do not add up to its total."
        case .unsplittable(let id): "Bill \(id) cannot be split as it is kept."
        case .unsoundMoney(let failure): failure.english.sentence
        case .unsoundGroup(let id, let error): "Group \(id): \(error.english.sentence)"
        case .noPicture(let id): "There is no picture of the receipt of bill \(id)."
        }
    }

    private func behind(_ facts: [String?]) -> String {
        let known = facts.compactMap(\.self)
        return known.isEmpty ? "" : " (" + known.joined(separator: ", ") + ")"
    }
}
