/// The words that forged receipts of one language are printed with, and the currencies they are printed in.
public struct ForgeLanguage: Sendable {
    /// The code of ISO 639-1.
    public let code: String
    /// Names of goods, none of which is a label.
    public let names: [String]
    /// Ways to say subtotal.
    public let subtotals: [String]
    /// Ways to say total.
    public let totals: [String]
    /// The name of the tax.
    public let tax: String
    /// What stands before the name of a tax that the prices hold already.
    public let including: String
    /// Service charge.
    public let service: String
    /// Gratuity or tip.
    public let tip: String
    /// Rounding.
    public let rounding: String
    /// A reduction.
    public let discount: String
    /// A deposit on a bottle.
    public let deposit: String
    /// Payment in coins and notes.
    public let cash: String
    /// Money handed back.
    public let change: String
    /// A line with a number that is no money.
    public let reference: String
    /// The last line.
    public let farewell: String
    /// How amounts may be printed.
    public let moneys: [ForgeMoney]

    /// Takes a block of `key: value | value` lines apart.
    private init(_ code: String, _ moneys: [ForgeMoney], _ block: String) {
        var values: [String: [String]] = [:]
        for line in block.split(separator: "\n") {
            let halves = line.split(separator: ":", maxSplits: 1)
            let list = halves[1].split(separator: "|").map { String($0.drop { $0 == " " }) }
            values[String(halves[0])] = list.map { $0.hasSuffix(" ") ? String($0.dropLast()) : $0 }
        }
        func one(_ key: String) -> String { values[key]?.first ?? "" }
        self.code = code
        self.moneys = moneys
        names = values["names"] ?? []
        subtotals = values["subtotal"] ?? []
        totals = values["total"] ?? []
        (tax, including, service, tip) = (one("tax"), one("including"), one("service"), one("tip"))
        (rounding, discount, deposit) = (one("rounding"), one("discount"), one("deposit"))
        (cash, change, reference, farewell) = (one("cash"), one("change"), one("reference"), one("farewell"))
    }

    /// All languages.
    public static let all: [ForgeLanguage] = [
        ForgeLanguage(
            "en", [.dollar, .pound, .ringgit, .dinar, .bare],
            """
            names: Grilled Halloumi | Lentil Soup | Pale Ale | Apple Crumble | Fish Tacos | Oat Flat White | \
            Mango Lassi | Beetroot Salad | Ginger Beer | Lamb Kofta | Sourdough Toast | Blueberry Muffin
            subtotal: Subtotal | Sub Total | SUB-TOTAL
            total: Total | TOTAL | Amount Due | Grand Total
            tax: VAT
            including: incl.
            service: Service Charge
            tip: Gratuity
            rounding: Rounding
            discount: Discount
            deposit: Bottle Deposit
            cash: Cash
            change: Change
            reference: Table
            farewell: Thank you
            """),
        ForgeLanguage(
            "de", [.euroBehind, .euro, .franc],
            """
            names: Kürbissuppe | Kartoffelpuffer | Apfelschorle | Käsespätzle | Vollkornbrot | Birnenkuchen | Radler | \
            Maultaschen | Gurkensalat | Bergkäse | Johannisbeeren | Rotkohl
            subtotal: Zwischensumme
            total: Summe | SUMME | Gesamtbetrag | Zu zahlen
            tax: MwSt
            including: inkl.
            service: Bedienung
            tip: Trinkgeld
            rounding: Rundung
            discount: Rabatt
            deposit: Pfand
            cash: Bar
            change: Rückgeld
            reference: Tisch
            farewell: Vielen Dank
            """),
        ForgeLanguage(
            "fr", [.euroBehind, .euroBlank],
            """
            names: Soupe à l'oignon | Tarte aux poires | Croque madame | Limonade maison | Salade niçoise | \
            Quiche lorraine | Pain complet | Fromage blanc | Verre de cidre | Gratin dauphinois
            subtotal: Sous-total
            total: Total TTC | TOTAL | Net à payer
            tax: TVA
            including: dont
            service: Service
            tip: Pourboire
            rounding: Arrondi
            discount: Remise
            deposit: Consigne
            cash: Espèces
            change: Rendu
            reference: Table
            farewell: Merci
            """),
        ForgeLanguage(
            "es", [.euroBehind, .euro],
            """
            names: Tortilla francesa | Gazpacho | Calamares fritos | Horchata | Pimientos asados | Flan casero | \
            Croquetas | Arroz negro | Zumo natural | Queso manchego
            subtotal: Subtotal
            total: TOTAL | Total a pagar | Importe total
            tax: IVA
            including: incl.
            service: Servicio
            tip: Propina
            rounding: Redondeo
            discount: Descuento
            deposit: Depósito
            cash: Efectivo
            change: Cambio
            reference: Mesa
            farewell: Gracias
            """),
        ForgeLanguage(
            "it", [.euroBehind, .euro],
            """
            names: Ribollita | Gnocchi al pesto | Acqua frizzante | Tiramisù | Insalata verde | Focaccia | \
            Melanzane | Cannoli | Birra media | Pecorino
            subtotal: Subtotale
            total: TOTALE | Totale complessivo | Totale euro
            tax: IVA
            including: di cui
            service: Servizio
            tip: Mancia
            rounding: Arrotondamento
            discount: Sconto
            deposit: Cauzione
            cash: Contanti
            change: Resto
            reference: Tavolo
            farewell: Grazie
            """),
        ForgeLanguage(
            "pl", [.zloty, .zlotyBare],
            """
            names: Barszcz | Pierogi ruskie | Kompot | Szarlotka | Naleśniki | Żurek | Kotlet schabowy | Lemoniada | \
            Surówka | Sernik
            subtotal: Suma częściowa
            total: SUMA PLN | Do zapłaty | Razem
            tax: PTU
            including: w tym
            service: Serwis
            tip: Napiwek
            rounding: Zaokrąglenie
            discount: Rabat
            deposit: Kaucja
            cash: Gotówka
            change: Reszta
            reference: Stolik
            farewell: Dziękujemy
            """),
        ForgeLanguage(
            "sv", [.krona],
            """
            names: Köttbullar | Ärtsoppa | Kanelbulle | Rabarberpaj | Lättöl | Räksmörgås | Blåbärssaft | Rödbetor | \
            Knäckebröd | Gravad lax
            subtotal: Delsumma
            total: Att betala | TOTALT | Summa
            tax: Moms
            including: varav
            service: Serviceavgift
            tip: Dricks
            rounding: Avrundning
            discount: Rabatt
            deposit: Pant
            cash: Kontant
            change: Växel
            reference: Bord
            farewell: Tack
            """),
        ForgeLanguage(
            "id", [.rupiah, .rupiahBare],
            """
            names: Nasi Goreng | Soto Ayam | Es Jeruk | Gado Gado | Teh Manis | Rendang | Pisang Keju | Kopi Susu | \
            Mie Rebus | Tahu Isi
            subtotal: Subtotal | Sub Total
            total: Total | TOTAL | Grand Total
            tax: PPN
            including: termasuk
            service: Service Charge
            tip: Tips
            rounding: Pembulatan
            discount: Diskon
            deposit: Deposit
            cash: Tunai
            change: Kembali
            reference: Meja
            farewell: Terima Kasih
            """),
        ForgeLanguage(
            "ja", [.yen],
            """
            names: 醤油ラーメン | 餃子 | 生ビール | 抹茶アイス | 枝豆 | 唐揚げ | おにぎり | 味噌汁 | 天ぷらうどん | 烏龍茶
            subtotal: 小計
            total: 合計 | お会計
            tax: 消費税
            including: 内
            service: サービス料
            tip: チップ
            rounding: 端数
            discount: 割引
            deposit: 保証金
            cash: 現金
            change: お釣り
            reference: テーブル
            farewell: ありがとうございました
            """),
    ]
}
