public import Receipt

/// A mark on a picture: where something was read, what it became, and how sure that is.
public struct Annotation: Hashable, Sendable {
    /// What a line of the receipt became, as far as the colour tells it.
    public enum Category: String, CaseIterable, Sendable {
        /// Something bought, or a deposit.
        case item
        /// A discount, refund or void.
        case discount
        /// A tax, service charge, tip or rounding.
        case charge = "tax, tip"
        /// A subtotal or total.
        case total
        /// A tender, change or card slip.
        case payment
        /// A merchant, date or other text without an amount.
        case heading
        /// A line that nothing could make sense of.
        case unread
    }

    /// Where it stands, in pixels of the upright picture.
    public var box: Box
    /// The text beside the box; letters outside of ASCII lose their accents or become `?`.
    public var label: String
    /// What it became.
    public var category: Category
    /// How sure that is, from 0 to 1.
    public var certainty: Double

    /// Makes a mark for `box` with the text `label`; `certainty` goes from 0 to 1.
    public init(box: Box, label: String, category: Category, certainty: Double) {
        self.box = box
        self.label = label
        self.category = category
        self.certainty = certainty
    }

    /// The three ways to draw an outline, so that certainty can be told without seeing colours.
    enum Outline: String, CaseIterable {
        case thick = "sure"
        case thin = "less sure"
        case dashed = "doubtful"

        /// The outline for a certainty: thick from 0.9, thin from 0.6, dashed below.
        init(certainty: Double) {
            self = certainty >= 0.9 ? .thick : certainty >= 0.6 ? .thin : .dashed
        }
    }
}

extension SourceImage {
    /// The picture as PNG with the marks on it, their labels in a column to its right and a legend below.
    ///
    /// Outlines lie around their boxes and labels beside the picture, so that no print is covered; lines and letters grow
    /// with the picture. What is outside of the picture is cut off at its edge. Throws `engine` for want of memory.
    public func png(annotatedWith annotations: [Annotation]) throws(RecognitionError) -> [UInt8] {
        let edge = Box(x: 0, y: 0, width: width, height: height)
        let visible = annotations.compactMap { annotation in
            annotation.box.clipped(to: edge).map { box in
                Annotation(
                    box: box, label: annotation.label, category: annotation.category, certainty: annotation.certainty)
            }
        }
        let font = try LabelFont(pictureWidth: width)
        let column = LabelColumn(visible, font: font)
        let legend = Legend(width: max(width + column.width, Legend.narrowest), font: font)
        let top = max(height, column.bottom)
        let canvas = try Canvas(picture: self, width: legend.width, height: top + legend.height)
        for annotation in visible {
            let outline = Annotation.Outline(certainty: annotation.certainty)
            canvas.outline(annotation.box, as: outline, in: annotation.category.colour)
        }
        column.draw(on: canvas, at: width, font)
        legend.draw(on: canvas, at: top, font)
        return try canvas.png()
    }
}
