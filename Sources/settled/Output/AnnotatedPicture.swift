import Receipt
import Recognition

/// What is drawn onto the picture of a receipt: a box around every line, in the colour of what it became.
struct AnnotatedPicture {
    let draft: Draft

    /// The marks, one for every row.
    var annotations: [Annotation] {
        draft.rows.map { classified in
            let row = classified.row
            return Annotation(
                box: row.box, label: label(classified), category: category(classified),
                certainty: row.observations.map(\.confidence).min() ?? 0)
        }
    }

    /// `4 Fish Tacos 27.00` for an item, else the line's number and what it was taken for.
    private func label(_ classified: ClassifiedRow) -> String {
        let number = classified.row.number
        guard let item = draft.items.first(where: { $0.line == number }) else {
            return "\(number) \(classified.role.rawValue)"
        }
        let flag = item.flags.isEmpty ? "" : " !"
        return "\(number) \(item.name.shown) \(decimal(item.price, draft.exponent))\(flag)"
    }

    private func category(_ classified: ClassifiedRow) -> Annotation.Category {
        switch classified.role {
        case .item, .detail: .item
        case .discount: .discount
        case .tax, .charge, .rounding: .charge
        case .subtotal, .total: .total
        case .payment: .payment
        case .heading, .information: .heading
        case .unread: .unread
        }
    }
}
