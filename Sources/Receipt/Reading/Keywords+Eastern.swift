extension Keywords {
    /// Czech and Slovak labels.
    static let czech: [Concept: String] = [
        .subtotal: "mezisoučet|medzisúčet|mezisoucet celkem",
        .total: "celkem|celkom|spolu|součet|súčet|celková částka",
        .due: """
        celkem k úhradě|k úhradě|k platbě|celkem k platbě|k zaplacení|na úhradu|celkom na úhradu|spolu na úhradu|\
        k úhrade|suma na úhradu
        """,
        .tax: "dph|daň|výše dph|sazba dph",
        .including: "z toho|včetně|vrátane",
        .excluding: "základ|základ daně|základ dane|bez dph|sazba",
        .service: "obsluha|servisní poplatek",
        .tip: "spropitné|sprepitné|dýško",
        .rounding: "zaokrouhlení|zaokrouhleno|zaokrúhlenie|haléřové vyrovnání",
        .discount: "sleva|kupón|akce sleva",
        .refund: "vratka|vrácení|vrátenie",
        .deposit: "záloha|záloha obal|vratný obal|záloh",
        .depositReturn: "vrácená záloha|výkup obalů|vrátené obaly|výkup",
        .fee: "doprava|doručení|poplatek|poplatok",
        .tender: "hotově|hotovost|hotovosť|kartou|platba kartou|platební karta|platobná karta|karta|zaplaceno|přijato",
        .change: "vráceno|vrátit|vrátiť|výdavok|vydané|nazpět",
        .count: "ks|počet položek|položek|počet položiek|množství",
        .savings: "ušetřili jste|ušetrili ste|celkem sleva|ušetřeno",
        .column: "název|cena|množství|částka|položka",
        .reference: "stůl|stôl|účtenka|paragon|ičo|dič|pokladna|pokladník|datum|číslo|děkujeme|ďakujeme|obsluhoval",
    ]

    /// Hungarian labels.
    static let hungarian: [Concept: String] = [
        .subtotal: "részösszeg|részösszesen",
        .total: "összesen|összesítés|végösszeg|mindösszesen",
        .due: "fizetendő|fizetendő összeg|összesen fizetendő",
        .tax: "áfa|áfa összeg",
        .including: "ebből|tartalmaz",
        .excluding: "nettó|adóalap|áfa alap",
        .service: "szervizdíj|felszolgálási díj",
        .tip: "borravaló",
        .rounding: "kerekítés",
        .discount: "kedvezmény|engedmény|kupon|árengedmény",
        .void: "sztornó|törlés",
        .refund: "visszáru|visszavét",
        .deposit: "betétdíj|visszaváltási díj",
        .depositReturn: "göngyöleg visszaváltás|betétdíj visszaváltás",
        .fee: "szállítás|szállítási díj|csomagolás",
        .tender: "készpénz|bankkártya|kártya|fizetve|szép kártya",
        .change: "visszajáró",
        .count: "db|tételek száma|mennyiség",
        .savings: "megtakarítás|ön megtakarított",
        .column: "megnevezés|egységár|érték",
        .reference: "asztal|nyugta|adószám|pénztár|pénztáros|köszönjük|dátum|számla",
    ]

    /// Romanian labels.
    static let romanian: [Concept: String] = [
        .total: "total lei|total general|total bon",
        .due: "de plată|total de plată|rest de plată",
        .tax: "tva|total tva|tva a|tva b",
        .including: "din care",
        .excluding: "fără tva|bază",
        .service: "taxă serviciu",
        .tip: "bacșiș",
        .rounding: "rotunjire",
        .discount: "reducere|discount|cupon",
        .void: "anulat|anulare",
        .refund: "retur|returnare",
        .deposit: "garanție|garanție sgr|garanție ambalaj|sgr",
        .depositReturn: "retur garanție|retur sgr",
        .fee: "livrare|transport|taxă livrare",
        .tender: "numerar|numerar lei|card|card lei|plată card|tichete masă",
        .change: "rest lei|rest numerar|rest",
        .count: "buc|articole|nr articole",
        .savings: "ați economisit|economie",
        .column: "denumire|cant|preț|valoare",
        .reference: "bon fiscal|masa|casier|cui|cif|dată|oră|mulțumim",
    ]

    /// Croatian, Bosnian and Serbian labels in Latin letters.
    static let croatian: [Concept: String] = [
        .subtotal: "međuzbroj|međusuma",
        .total: "ukupno|sveukupno|zbroj",
        .due: "za platiti|za uplatu|ukupno za platiti|iznos za plaćanje|za naplatu",
        .tax: "pdv|porez|ukupno pdv|pnp",
        .including: "od toga",
        .excluding: "osnovica|bez pdv",
        .tip: "napojnica|manča",
        .rounding: "zaokruživanje",
        .discount: "popust|kupon|sniženje",
        .refund: "povrat robe",
        .deposit: "povratna naknada|kaucija",
        .fee: "dostava",
        .tender: "gotovina|novčanice|kartica|kartično|plaćeno|primljeno",
        .change: "povrat|kusur|za vratiti|vraćeno",
        .count: "kom|količina|broj artikala",
        .savings: "uštedjeli ste|ušteda",
        .column: "naziv|cijena|iznos|količina|artikl",
        .reference: "stol|račun|oib|blagajna|konobar|datum|vrijeme|hvala",
    ]

    /// Turkish labels.
    static let turkish: [Concept: String] = [
        .subtotal: "ara toplam|aratoplam",
        .total: "toplam|tutar|toplam tutar",
        .due: "genel toplam|ödenecek|ödenecek tutar|genel tutar",
        .tax: "kdv|topkdv|toplam kdv|kdv tutarı",
        .including: "dahildir",
        .excluding: "matrah|hariç",
        .service: "servis ücreti|servis bedeli|garsoniye|kuver",
        .tip: "bahşiş",
        .rounding: "yuvarlama",
        .discount: "indirim|iskonto|kupon",
        .void: "iptal",
        .refund: "iade",
        .deposit: "depozito",
        .fee: "poşet|teslimat|kargo",
        .tender: "nakit|kredi kartı|banka kartı|kart|yemek kartı|ödenen|alınan",
        .change: "para üstü|paraüstü",
        .count: "adet|ürün sayısı|kalem",
        .savings: "kazancınız|toplam indirim",
        .column: "ürün|fiyat|miktar|açıklama",
        .reference: "masa|fiş|fiş no|tarih|saat|kasiyer|garson|teşekkürler|vergi no|vd",
    ]

    /// Greek labels, with and without accents.
    static let greek: [Concept: String] = [
        .subtotal: "υποσύνολο|υποσυνολο|μερικό σύνολο|μερικο συνολο",
        .total: "σύνολο|συνολο",
        .due: "πληρωτέο|πληρωτεο|πληρωτέο ποσό|πληρωτεο ποσο|γενικό σύνολο|γενικο συνολο|τελικό σύνολο|τελικο συνολο",
        .tax: "φπα",
        .discount: "έκπτωση|εκπτωση|κουπόνι|κουπονι",
        .tip: "φιλοδώρημα|φιλοδωρημα",
        .rounding: "στρογγυλοποίηση|στρογγυλοποιηση",
        .refund: "επιστροφή|επιστροφη",
        .tender: "μετρητά|μετρητα|κάρτα|καρτα|πιστωτική κάρτα|πιστωτικη καρτα",
        .change: "ρέστα|ρεστα",
        .count: "τεμάχια|τεμαχια|τεμ|ποσότητα|ποσοτητα",
        .column: "περιγραφή|περιγραφη|τιμή|τιμη|ποσό|ποσο|αξία|αξια",
        .reference: "τραπέζι|τραπεζι|απόδειξη|αποδειξη|αφμ|ευχαριστούμε|ευχαριστουμε",
    ]

    /// Russian and Ukrainian labels.
    static let cyrillic: [Concept: String] = [
        .subtotal: "подытог|промежуточный итог|підсумок|проміжний підсумок",
        .total: "итог|итого|всего|сумма|сума|разом|усього|всього",
        .due: "к оплате|итого к оплате|всего к оплате|до сплати|до оплати|разом до сплати|сума до сплати",
        .tax: "ндс|сумма ндс|пдв|сума пдв|акциз",
        .including: "в т ч|в том числе|включая|у т ч|в тому числі|включно",
        .excluding: "без ндс|без пдв",
        .service: "обслуживание|сервисный сбор|обслуговування",
        .tip: "чаевые|чайові",
        .rounding: "округление|заокруглення",
        .discount: "скидка|купон|знижка",
        .void: "отмена|сторно|скасовано",
        .refund: "возврат|повернення",
        .deposit: "залог|застава",
        .fee: "доставка|пакет доставки",
        .tender: """
        наличные|наличными|карта|картой|безналичными|оплачено|получено|готівка|готівкою|картка|карткою|сплачено|\
        отримано
        """,
        .change: "сдача|решта|здача",
        .count: "шт|количество|кількість|позиций",
        .savings: "вы сэкономили|ви заощадили|ваша экономия",
        .column: "наименование|цена|стоимость|назва|ціна|вартість",
        .reference: "стол|чек|кассир|касса|инн|дата|время|спасибо|стіл|касир|каса|дякуємо|час",
    ]

    /// Vietnamese labels.
    static let vietnamese: [Concept: String] = [
        .subtotal: "tạm tính|cộng tiền hàng",
        .total: "tổng cộng|tổng tiền|tổng|cộng|thành tiền",
        .due: "thanh toán|tổng thanh toán|phải thanh toán|cần thanh toán|khách phải trả|khách cần trả",
        .tax: "thuế|thuế gtgt|thuế vat|tiền thuế",
        .including: "đã bao gồm|bao gồm",
        .excluding: "chưa bao gồm|chưa thuế",
        .service: "phí phục vụ|phí dịch vụ",
        .tip: "tiền tip",
        .rounding: "làm tròn",
        .discount: "giảm giá|chiết khấu|khuyến mãi",
        .fee: "phí giao hàng|phí vận chuyển",
        .tender: "tiền mặt|tiền khách đưa|khách đưa|khách trả|thẻ|chuyển khoản",
        .change: "tiền thừa|tiền thối lại|thối lại|trả lại|tiền trả lại",
        .count: "số lượng|tổng số lượng|sl",
        .column: "tên hàng|đơn giá|thành tiền|mặt hàng|tên món|số lượng",
        .reference: "bàn|hóa đơn|số hđ|thu ngân|ngày|giờ|cảm ơn|mst",
    ]
}
