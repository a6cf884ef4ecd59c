internal import Money

/// Says which item a discount or deposit belongs to.
///
/// A discount that shares a word with one item's name belongs to it, wherever it stands. Otherwise a line below an item
/// that names a percentage or a reduction of goods belongs to the item above; vouchers and credits are the whole
/// bill's.
struct DiscountTarget {
    /// The labels that are known.
    var keywords: Keywords
    /// All lines.
    var lines: [Line]

    /// Sets ``LineItem/appliesTo`` of every discount and deposit that belongs to one item.
    func attach(_ items: inout [LineItem]) {
        for index in items.indices {
            switch items[index].kind {
            case .deposit:
                items[index].appliesTo = items[..<index].last { $0.kind == .item }?.line
            case .discount where !items[index].afterSubtotal:
                items[index].appliesTo =
                    coded(items[index].name, in: items) ?? sharing(items[index].name, in: items)
                    ?? above(index, in: items)
            case .discount:
                items[index].appliesTo =
                    coded(items[index].name, in: items) ?? sharing(items[index].name, in: items)
            default:
                break
            }
        }
    }

    /// The only item whose article number a discount names: `/662821  2.00-`.
    private func coded(_ name: String, in items: [LineItem]) -> Int? {
        let codes = name.split { !$0.isNumber }.filter { $0.count >= 4 }
        guard let code = codes.last else { return nil }
        let numbered = items.filter { item in
            item.kind == .item
                && lines.contains { line in
                    line.row.number == item.line && line.tokens.contains { $0.number?.digits == String(code) }
                }
        }
        return numbered.count == 1 ? numbered[0].line : nil
    }

    /// The only item with which a discount shares a word of four letters or more that is no label.
    private func sharing(_ name: String, in items: [LineItem]) -> Int? {
        let words = Set(distinctive(name))
        guard !words.isEmpty else { return nil }
        let sharing = items.filter { $0.kind == .item && !words.isDisjoint(with: distinctive($0.name)) }
        return sharing.count == 1 ? sharing[0].line : nil
    }

    private func distinctive(_ name: String) -> [String] {
        let words = WordFolding.words(of: name)
        let labels = Set(keywords.matches(in: words).filter(\.isExact).flatMap { $0.words })
        return words.indices.filter { !labels.contains($0) && words[$0].count >= 4 }.map { words[$0] }
    }

    /// The item right above a reduction of goods.
    private func above(_ index: Int, in items: [LineItem]) -> Int? {
        guard index > 0, items[index - 1].kind == .item || items[index - 1].kind == .deposit else { return nil }
        let words = WordFolding.words(of: items[index].name)
        let isWhole = words.contains {
            ["voucher", "gift", "gutschein", "loyalty", "credit", "vale", "bon", "buono"].contains($0)
        }
        let target = items[..<index].last { $0.kind == .item }
        guard let target, !isWhole, items[index].price.magnitude <= target.price.magnitude else { return nil }
        return target.line
    }
}
