/// A colour of 8 bits a channel.
struct Colour: Equatable {
    /// Red, green and blue, from the highest byte down, as in `0xFF8000`.
    let rgb: UInt32

    static let white = Colour(rgb: 0xFFFFFF)
    static let black = Colour(rgb: 0x000000)

    /// The value of a pixel of leptonica, which keeps red in the highest byte.
    var pixel: UInt32 { rgb << 8 }

    /// White or black, whichever can be read on this colour, by the weights of ITU-R BT.601 for brightness.
    var contrast: Colour {
        let (red, green, blue) = (rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF)
        return red * 299 + green * 587 + blue * 114 > 140_000 ? .black : .white
    }
}

extension Annotation.Category {
    /// The colours of Okabe and Ito (Color Universal Design, 2008), which people of every colour vision tell apart;
    /// their yellow is left out, as it is lost on paper.
    var colour: Colour {
        switch self {
        case .item: Colour(rgb: 0x0072B2)  // blue
        case .discount: Colour(rgb: 0xCC79A7)  // reddish purple
        case .charge: Colour(rgb: 0xE69F00)  // orange
        case .total: Colour(rgb: 0x009E73)  // bluish green
        case .payment: Colour(rgb: 0x56B4E9)  // sky blue
        case .heading: .black
        case .unread: Colour(rgb: 0xD55E00)  // vermilion
        }
    }
}
