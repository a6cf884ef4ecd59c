internal import Receipt

/// The key to colours and outlines, in as many rows as it takes.
struct Legend {
    /// The least width, in pixels: room for the longest entry.
    static let narrowest = 240

    private enum Sign {
        case category(Annotation.Category)
        case outline(Annotation.Outline)

        var name: String {
            switch self {
            case .category(let category): category.rawValue
            case .outline(let outline): outline.rawValue
            }
        }
    }

    private let places: [(sign: Sign, x: Int, y: Int)]
    /// The width, in pixels.
    let width: Int
    /// The height, in pixels.
    let height: Int

    /// Places all entries in rows of `width` pixels.
    init(width: Int, font: borrowing LabelFont) {
        let signs = Annotation.Category.allCases.map(Sign.category) + Annotation.Outline.allCases.map(Sign.outline)
        let rowHeight = font.lineHeight + 2 * font.gap
        var places: [(sign: Sign, x: Int, y: Int)] = []
        var x = font.gap
        var y = font.gap
        for sign in signs {
            let length = font.lineHeight + font.width(of: sign.name) + 4 * font.gap
            if x > font.gap, x + length > width {
                x = font.gap
                y += rowHeight
            }
            places.append((sign, x, y))
            x += length
        }
        self.places = places
        self.width = width
        height = y + rowHeight
    }

    /// Draws the legend with its upper edge at `top`.
    func draw(on canvas: borrowing Canvas, at top: Int, _ font: borrowing LabelFont) {
        canvas.fill(Box(x: 0, y: top, width: width, height: height), .white)
        canvas.fill(Box(x: 0, y: top, width: width, height: 1), .black)
        for (sign, x, y) in places {
            let square = Box(x: x, y: top + y, width: font.lineHeight, height: font.lineHeight)
            switch sign {
            case .category(let category): canvas.fill(square, category.colour)
            case .outline(let outline):
                let inner = Box(
                    x: x + font.gap, y: top + y + font.gap, width: square.width - 2 * font.gap,
                    height: square.height - 2 * font.gap)
                canvas.outline(inner, as: outline, in: .black)
            }
            canvas.write(sign.name, x: square.right + font.gap, y: top + y, .black, font)
        }
    }
}
