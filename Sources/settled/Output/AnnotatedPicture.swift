import Receipt
import Recognition

/// What is drawn onto the picture of a receipt: a box around everything seen, in the colour of what it became.
struct AnnotatedPicture {
    let draft: Draft

    /// The marks, one for everything that was seen; the first of a row carries the row's label.
    var annotations: [Annotation] {
        draft.rows.flatMap { classified in
            classified.row.observations.enumerated().map { index, observation in
                Annotation(
                    box: observation.box, label: index == 0 ? label(classified) : "",
                    category: category(classified), certainty: observation.confidence)
            }
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
