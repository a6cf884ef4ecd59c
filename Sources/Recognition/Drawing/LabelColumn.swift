internal import Receipt

/// The labels of all marks in a column beside the picture, each as near to the height of its box as the one above it
/// leaves room.
struct LabelColumn {
    private let places: [(annotation: Annotation, y: Int)]
    /// The width of the column, in pixels; 0 where no mark has a label.
    let width: Int
    /// The lower edge of the last label, in pixels.
    let bottom: Int

    /// Places the labels that are not empty.
    init(_ annotations: [Annotation], font: borrowing LabelFont) {
        var places: [(annotation: Annotation, y: Int)] = []
        var bottom = 0
        var widest = 0
        for annotation in annotations.sorted(by: { ($0.box.middle, $0.box.x) < ($1.box.middle, $1.box.x) })
        where !annotation.label.isEmpty {
            let y = max(bottom, annotation.box.middle - font.lineHeight / 2)
            places.append((annotation, y))
            bottom = y + font.lineHeight + 1
            widest = max(widest, font.width(of: annotation.label))
        }
        self.places = places
        self.bottom = bottom
        width = places.isEmpty ? 0 : widest + 4 * font.gap
    }

    /// Draws the column with its left edge at `x`.
    func draw(on canvas: borrowing Canvas, at x: Int, _ font: borrowing LabelFont) {
        for (annotation, y) in places {
            let colour = annotation.category.colour
            let length = font.width(of: annotation.label) + 2 * font.gap
            canvas.fill(Box(x: x + font.gap, y: y, width: length, height: font.lineHeight), colour)
            canvas.write(annotation.label, x: x + 2 * font.gap, y: y, colour.contrast, font)
        }
    }
}
