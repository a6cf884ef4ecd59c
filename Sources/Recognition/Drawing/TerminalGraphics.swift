internal import CChafa
public import Receipt

/// Draws pictures in a terminal: with the graphics of kitty, iTerm2 or sixel where the terminal has them, in block
/// characters elsewhere.
///
/// It owns chafa's description of the terminal, which chafa makes of the environment variables; nothing is asked of
/// the terminal itself.
public struct TerminalGraphics: ~Copyable {
    /// The cells there are, and their size.
    public struct Size: Hashable, Sendable {
        /// The columns that a picture may fill.
        public let columns: Int
        /// The size of a cell, in pixels; only its shape counts for block characters.
        public let cellWidth, cellHeight: Int

        /// Makes a size; a cell is twice as high as wide where the terminal does not say.
        public init(columns: Int, cellWidth: Int = 10, cellHeight: Int = 20) {
            self.columns = max(1, columns)
            self.cellWidth = max(1, cellWidth)
            self.cellHeight = max(1, cellHeight)
        }
    }

    /// The most rows that a picture fills.
    public static let mostRows = 6

    private let terminal: OpaquePointer
    private let isColoured: Bool

    /// What the terminal of these environment variables can; without colours where `isColoured` is false.
    public init(_ environment: [String: String], isColoured: Bool) {
        var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        terminal = chafa_term_db_detect(chafa_term_db_get_default(), &variables)
        for variable in variables { free(variable) }
        self.isColoured = isColoured
    }

    deinit { chafa_term_info_unref(terminal) }

    /// The line in `box` of a picture, as bytes for the terminal with a line break at the end; nil where nothing of the
    /// box is in the picture.
    public func bytes(of box: Box, in picture: borrowing UprightPicture, _ size: Size) -> [UInt8]? {
        guard let line = picture.line(in: box) else { return nil }
        let (columns, rows) = Self.cells(for: line.width, line.height, size)
        guard let configuration = chafa_canvas_config_new() else { return nil }
        defer { chafa_canvas_config_unref(configuration) }
        let mode = pixelMode
        chafa_canvas_config_set_pixel_mode(configuration, mode)
        chafa_canvas_config_set_canvas_mode(configuration, canvasMode)
        chafa_canvas_config_set_geometry(configuration, gint(columns), gint(rows))
        chafa_canvas_config_set_cell_geometry(configuration, gint(size.cellWidth), gint(size.cellHeight))
        // Print is what a terminal's own letters are, whatever its ground.
        chafa_canvas_config_set_fg_color(configuration, 0x000000)
        chafa_canvas_config_set_bg_color(configuration, 0xFFFFFF)
        let symbols = chafa_symbol_map_new()
        defer { chafa_symbol_map_unref(symbols) }
        chafa_symbol_map_add_by_tags(symbols, CHAFA_SYMBOL_TAG_BLOCK)
        chafa_symbol_map_add_by_tags(symbols, CHAFA_SYMBOL_TAG_SPACE)
        chafa_canvas_config_set_symbol_map(configuration, symbols)
        guard let canvas = chafa_canvas_new(configuration) else { return nil }
        defer { chafa_canvas_unref(canvas) }
        let pixels = line.coloured
        chafa_canvas_draw_all_pixels(
            canvas, CHAFA_PIXEL_RGB8, pixels, gint(line.width), gint(line.height), gint(3 * line.width))
        guard let text = chafa_canvas_print(canvas, terminal) else { return nil }
        defer { g_string_free(text, 1) }
        let printed = UnsafeRawBufferPointer(start: text.pointee.str, count: Int(text.pointee.len))
        return Array(printed) + [0x0A]
    }

    /// The cells for a picture of this size: all columns, unless that takes too many rows.
    static func cells(for width: Int, _ height: Int, _ size: Size) -> (columns: Int, rows: Int) {
        let rows = Double(height * size.columns * size.cellWidth) / Double(width * size.cellHeight)
        guard rows > Double(mostRows) else { return (size.columns, max(1, Int(rows.rounded(.up)))) }
        let columns = Double(size.columns) * Double(mostRows) / rows
        return (max(1, Int(columns.rounded())), mostRows)
    }

    private func has(_ sequence: ChafaTermSeq) -> Bool { chafa_term_info_have_seq(terminal, sequence) != 0 }

    private var pixelMode: ChafaPixelMode {
        if has(CHAFA_TERM_SEQ_BEGIN_KITTY_IMMEDIATE_IMAGE_V1) { return CHAFA_PIXEL_MODE_KITTY }
        if has(CHAFA_TERM_SEQ_BEGIN_ITERM2_IMAGE) { return CHAFA_PIXEL_MODE_ITERM2 }
        return has(CHAFA_TERM_SEQ_BEGIN_SIXELS) ? CHAFA_PIXEL_MODE_SIXELS : CHAFA_PIXEL_MODE_SYMBOLS
    }

    /// The colours of block characters.
    private var canvasMode: ChafaCanvasMode {
        guard isColoured else { return CHAFA_CANVAS_MODE_FGBG }
        if has(CHAFA_TERM_SEQ_SET_COLOR_FGBG_DIRECT) { return CHAFA_CANVAS_MODE_TRUECOLOR }
        if has(CHAFA_TERM_SEQ_SET_COLOR_FGBG_256) { return CHAFA_CANVAS_MODE_INDEXED_240 }
        return has(CHAFA_TERM_SEQ_SET_COLOR_FGBG_16) ? CHAFA_CANVAS_MODE_INDEXED_16 : CHAFA_CANVAS_MODE_FGBG
    }
}

extension Plane {
    /// The pixels with each grey as red, green and blue.
    fileprivate var coloured: [UInt8] {
        UnsafeBufferPointer(start: bytes, count: width * height).flatMap { [$0, $0, $0] }
    }
}
