public import Receipt

/// One picture made ready to be read: grey, cleaned, level, its letters of one size, and its segments found.
public struct Page: ~Copyable {
    /// The cleaned picture which segments are cut from.
    let cleaned: Plane
    /// The pieces of lines, from top to bottom, in pixels of `cleaned`.
    let segments: [Segment]
    /// From pixels of `cleaned` to those of the picture as it was given.
    let toPicture: Affine
    /// From pixels of `cleaned` to those of the upright picture.
    let toUpright: Affine
    /// The given picture in grey.
    private let grey: Plane

    /// The width of the upright picture, in pixels.
    public let width: Int
    /// The height of the upright picture, in pixels.
    public let height: Int
    /// The height of the letters in the upright picture, in pixels; 0 where there are none.
    public let letterHeight: Double
    /// Whether the lines of the page seem to run up or down: it should be turned by 90 or 270 degrees.
    public let liesOnItsSide: Bool

    /// The height of letters in the cleaned page, in pixels: enough for a network of 36 rows, and no more, since
    /// the cost grows with its square.
    static let workingHeight = 22.0

    /// Cleans `picture`, turned clockwise by `turn` first, and finds its segments.
    ///
    /// A picture without text gives a page without segments. Throws `.engine` where memory does not suffice.
    public init(_ picture: consuming SourceImage, turn: Turn = .none) throws(RecognitionError) {
        guard let given = picture.grey() else { throw .engine(message: "not enough memory for a grey picture") }
        self.init(grey: given, turn: turn)
    }

    init(grey given: consuming Plane, turn: Turn) {
        let turned = turn.map(width: given.width, height: given.height)
        let turnedWidth = turn.swapsSides ? given.height : given.width
        let turnedHeight = turn.swapsSides ? given.width : given.height

        // The letters' size and slope, on a picture small enough to be quick.
        let factor = max(1, (max(given.width, given.height) + 1799) / 1800)
        let reduced = given.reduced(by: factor)
        let view = turn == .none ? reduced : reduced.turned(turn)
        let cleaner = PageCleaner()
        let first = cleaner.cleaned(view)
        guard let scale = TextScale(ink: first.ink) else {
            cleaned = Plane(width: 1, height: 1)
            segments = []
            toPicture = Affine()
            toUpright = Affine()
            width = turnedWidth
            height = turnedHeight
            letterHeight = 0
            liesOnItsSide = false
            grey = given
            return
        }
        liesOnItsSide = scale.liesOnItsSide
        let fullHeight = scale.letterHeight * Double(factor)
        let slope = scale.liesOnItsSide ? 0 : scale.slope

        // The upright picture: turned, and levelled about its middle.
        let length = (1 + slope * slope).squareRoot()
        let cosine = 1 / length, sine = slope / length
        let uprightWidth = Double(turnedWidth) * cosine + Double(turnedHeight) * abs(sine)
        let uprightHeight = Double(turnedHeight) * cosine + Double(turnedWidth) * abs(sine)
        var levelling = Affine(xx: cosine, xy: -sine, yx: sine, yy: cosine)
        let middle = levelling.applied(uprightWidth / 2, uprightHeight / 2)
        levelling.x0 = Double(turnedWidth) / 2 - middle.x
        levelling.y0 = Double(turnedHeight) / 2 - middle.y
        width = Int(uprightWidth.rounded())
        height = Int(uprightHeight.rounded())

        // The working picture: the part of the upright one with text, at the letters' size.
        let frame =
            scale.liesOnItsSide
            ? (left: 0, top: 0, right: uprightWidth, bottom: uprightHeight)
            : Self.frame(
                around: scale, factor: Double(factor), through: levelling.inverse,
                within: (uprightWidth, uprightHeight))
        let frameWidth = frame.right - frame.left, frameHeight = frame.bottom - frame.top
        let most = (20_000_000 / (frameWidth * frameHeight)).squareRoot()
        let zoom = min(Self.workingHeight / fullHeight, 4, most)
        let enlarging = Affine(xx: 1 / zoom, x0: frame.left, yy: 1 / zoom, y0: frame.top)
        let fromCleaned = enlarging.then(levelling).then(turned)
        let step = max(1, Int(1 / zoom))
        let shrinking = Affine(xx: 1 / Double(step), yy: 1 / Double(step))
        let workWidth = Int(frameWidth * zoom), workHeight = Int(frameHeight * zoom)
        let work =
            step > 1
            ? given.reduced(by: step).resampled(
                width: workWidth, height: workHeight, through: fromCleaned.then(shrinking))
            : given.resampled(width: workWidth, height: workHeight, through: fromCleaned)

        var clean = cleaner.cleaned(work)
        var finder = LineFinder(letterHeight: fullHeight * zoom)
        segments = finder.segments(&clean)
        cleaned = clean.flat
        toPicture = fromCleaned
        toUpright = enlarging
        letterHeight = fullHeight
        grey = given
    }

    /// The part of the upright picture in which rows of letters were seen, with room for single characters beside and
    /// for a line above and below them.
    private static func frame(
        around scale: TextScale, factor: Double, through map: Affine, within size: (width: Double, height: Double)
    ) -> (left: Double, top: Double, right: Double, bottom: Double) {
        let extent = scale.extent
        let corners = [
            (extent.left, extent.top), (extent.right, extent.top), (extent.right, extent.bottom),
            (extent.left, extent.bottom),
        ].map { map.applied(Double($0.0) * factor, Double($0.1) * factor) }
        let room = scale.letterHeight * factor
        return (
            max(0, (corners.map(\.x).min() ?? 0) - 8 * room), max(0, (corners.map(\.y).min() ?? 0) - 4 * room),
            min(size.width, (corners.map(\.x).max() ?? 0) + 8 * room),
            min(size.height, (corners.map(\.y).max() ?? 0) + 4 * room)
        )
    }

    /// The same picture, turned clockwise by `turn` and cleaned anew.
    func turned(_ turn: Turn) -> Page { Page(grey: grey.copy(), turn: turn) }

    /// Where each segment stands, in pixels of the upright picture, from top to bottom.
    public var boxes: [Box] { segments.map { box(of: $0) } }

    /// Where each segment stands, in pixels of the picture as it was given.
    public var boxesInPicture: [Box] {
        segments.map { Self.box(around: $0.corners.map { toPicture.applied($0.x, $0.y) }) }
    }

    /// A segment's place in the upright picture: as wide as it is, as high as its letters, at the height of its
    /// middle, so that a line which still falls a little has no taller box than a level one.
    func box(of segment: Segment) -> Box {
        let middle = segment.middle(at: (segment.left + segment.right) / 2)
        let top = middle - segment.height / 2
        return Self.box(around: [
            toUpright.applied(segment.left, top), toUpright.applied(segment.right, top + segment.height),
        ])
    }

    private static func box(around points: [(x: Double, y: Double)]) -> Box {
        let left = points.map(\.x).min() ?? 0, right = points.map(\.x).max() ?? 0
        let top = points.map(\.y).min() ?? 0, bottom = points.map(\.y).max() ?? 0
        return Box(
            x: Int(left.rounded()), y: Int(top.rounded()), width: max(1, Int((right - left).rounded())),
            height: max(1, Int((bottom - top).rounded())))
    }

    /// The upright picture in grey, which all boxes refer to.
    public func upright() throws(RecognitionError) -> SourceImage {
        guard let picture = upright(Box(x: 0, y: 0, width: width, height: height)).sourceImage() else {
            throw .engine(message: "not enough memory for the picture")
        }
        return picture
    }

    /// A part of the upright picture.
    func upright(_ part: Box) -> Plane {
        let moved = Affine(x0: Double(part.x), y0: Double(part.y))
        return grey.resampled(
            width: part.width, height: part.height, through: moved.then(toUpright.inverse).then(toPicture))
    }

    /// Writes the crop of a segment, exactly as the reader gets it, as grey PNG; says whether that worked.
    public func writeCrop(_ index: Int, to path: String) -> Bool {
        LineCrop(segments[index], of: cleaned).plane.writePNG(to: path)
    }
}
