extension Keywords {
    /// German labels.
    static let german: [Concept: String] = [
        .subtotal: """
        zwischensumme|zwischen summe|zw summe|zwsumme|warenwert|summe artikel|teilsumme|zwischentotal|\
        netto summe speisen
        """,
        .total: """
        summe|gesamt|gesamtsumme|endsumme|betrag|total|summe eur|rechnungssumme|gesamtpreis|endbetrag|bruttosumme|\
        saldo
        """,
        .due: """
        gesamtbetrag|zu zahlen|zahlbetrag|rechnungsbetrag|zu bezahlen|zahlsumme|offener betrag|endbetrag|\
        fälliger betrag|zahlen sie
        """,
        .tax: """
        mwst|mehrwertst|mehrwertsteuer|ust|umsatzsteuer|steuer|mwst betrag|steuerbetrag|mwst gesamt|enthaltene mwst|\
        darin mwst
        """,
        .including: "inkl|inklusive|enthalten|enthaltene|enthält|darin|davon|incl|einschl",
        .excluding: """
        netto|exkl|zzgl|ohne mwst|nettobetrag|netto entgelt|entgelt|nettoumsatz|brutto|umsatz|bruttobetrag|steuersatz
        """,
        .service: "bedienung|bedienungszuschlag|servicepauschale|bedienungsgeld",
        .tip: "trinkgeld",
        .suggestion: "trinkgeldvorschlag|vorschlag",
        .rounding: "rundung|rundungsdifferenz|rundungsbetrag",
        .discount: """
        rabatt|nachlass|preisnachlass|gutschein|gutschrift|aktion|coupon|ermäßigung|aktionsrabatt|preisvorteil|\
        sofortrabatt|mitarbeiterrabatt|skonto|abzug|personalrabatt
        """,
        .void: "storno|sofortstorno|zeilenstorno|artikelstorno|stornierung|bon storno",
        .refund: "retoure|rückgabe|erstattung|rücknahme|warenrücknahme",
        .deposit: "pfand|einwegpfand|mehrwegpfand|flaschenpfand|pfand 0 25 euro|pfand einweg|pfand mehrweg",
        .depositReturn: """
        leergut|pfandrückgabe|pfandgutschrift|pfandgutsch|leergut einweg|leergut ew minus|leergut mehrweg|pfandbon|\
        leergutbon|pfand zurück|leergut rückgabe|pfand retour
        """,
        .fee: "lieferung|liefergebühr|lieferkosten|versand|versandkosten|gedeck|tragetasche gebühr|servicegebühr",
        .tender: """
        bar|gegeben|geg bar|barzahlung|kartenzahlung|karte|kreditkarte|girocard|ec karte|ec cash|eccash|ec|bezahlung|\
        bezahlt|gegeben bar|maestro|kontaktlos|zahlung|zahlung erfolgt|mastercard|betrag eur|girokarte|lastschrift|\
        eur bar|bar eur|erhalten|zahlart|unbar|auszahlung|auszahlung bar|ausbezahlt
        """,
        .change: "rückgeld|zurück|rückgeld bar|rueckgeld|wechselgeld|retour|restgeld|rockgeld|ruckgeld",
        .count: "posten|anzahl|artikel|anzahl artikel|stück|stk|anzahl posten|menge|artikelanzahl",
        .carried: "übertrag|uebertrag",
        .savings: "gespart|sie sparen|ersparnis|sie haben gespart|ihre ersparnis|preisvorteil gesamt|sparen",
        .loyalty:
            "punkte|treuepunkte|payback|payback punkte|deutschlandcard|treuemarken|bonuspunkte|guthaben|restguthaben",
        .column: "bezeichnung|menge|preis|einzelpreis|einzel|gesamt eur|artikel|e preis|g preis|ep|gp|anz",
        .reference: """
        art nr|artikelnr|artikel nr|artikelnummer|seite|blatt|tisch|rechnung|rechnung nr|rechnungsnr|rechnungsnummer|beleg|beleg nr|bon|bon nr|bonnr|datum|uhrzeit|uhr|\
        kasse|kassierer|bediener|bed|filiale|markt|steuer nr|steuernr|steuernummer|ust id|ust id nr|ustid|uid|uid nr|\
        terminal id|ta nr|trace nr|vu nr|pan|genehmigungs nr|kundenbeleg|es bediente sie|bediente|kellner|gast|gäste|\
        vielen dank|danke|wir danken|telefon|tse|signatur|seriennummer|transaktion|kartennr|gläubiger|händlerbeleg|\
        personen|tankstelle|säule|zapfsäule
        """,
        .unitPrice: "eur kg|eur l|je kg|pro kg|je stück|stückpreis|einzelpreis|euro kg|grundpreis",
    ]

    /// French labels.
    static let french: [Concept: String] = [
        .subtotal: "sous total|sous-total|soustotal|total ht|total hors taxes|montant ht|total brut",
        .total: "total|montant|total ttc|montant total|total eur|total euros|totaux|ttc",
        .due: """
        net a payer|a payer|total a payer|reste a payer|montant du|total du|somme due|montant a payer|net à payer ttc|\
        solde a payer
        """,
        .tax: "tva|taxe|taxes|montant tva|total tva|tps|tvq|mt tva|tva incluse",
        .including: "dont|inclus|incluse|comprise|ttc|compris|incluses",
        .excluding: "ht|hors taxe|hors taxes|hors tva|mt ht|base ht|taux|mt ttc|taux tva",
        .service: "service|frais de service|service compris|frais service",
        .tip: "pourboire",
        .rounding: "arrondi",
        .discount: """
        remise|reduction|réduction|rabais|bon de reduction|promotion|promo|avoir|offert|reduc|remise immediate|\
        bon d'achat|avantage carte|ristourne|remise fidelite
        """,
        .void: "annulation|annule|annulé",
        .refund: "remboursement|retour",
        .deposit: "consigne",
        .depositReturn: "deconsigne|retour consigne|reprise consigne",
        .fee: "livraison|frais de livraison|frais de port|couvert|emballage|eco participation|frais",
        .tender: """
        especes|espèces|carte bancaire|cb|carte|paiement|regle|réglé|carte bleue|cheque|chèque|ticket restaurant|\
        tickets restaurant|titre restaurant|reglement|paye|payé|reçu|recu|visa|sans contact
        """,
        .change: "rendu|monnaie|a rendre|rendu monnaie|monnaie rendue|rendu especes|rendre",
        .count: "articles|nombre d'articles|nb articles|nbre articles|article s|quantite|qte|nombre articles|lignes",
        .carried: "a reporter|report",
        .savings: "economie|economies|vous economisez|avantages|total remises|votre economie|economie realisee",
        .loyalty: "points|fidelite|cagnotte|solde|solde cagnotte|points fidelite",
        .column: "designation|libelle|prix|quantite|qte|pu|p u|prix unitaire|montant|px u",
        .reference: """
        table|par personne|soit par personne|facture|ticket|ticket no|date|heure|serveur|serveuse|caissier|caisse|couverts|siret|siren|naf|ape|rcs|\
        n tva|tva intra|tva intracom|tel|client|merci|merci de votre visite|commande|note|addition|terminal|\
        date heure|infos|sur place|a emporter|emporter|autorisation|duplicata|adresse|operateur|vendeur|magasin|\
        bienvenue
        """,
        .unitPrice: "le kg|prix kg|au kg|prix au kilo|eur kg|prix unitaire|prix kilo",
    ]

    /// Spanish labels.
    static let spanish: [Concept: String] = [
        .subtotal: "subtotal|sub total|suma|importe bruto|suma parcial",
        .total: """
        total|importe total|importe|total eur|total euros|total importe|total compra|total factura|total ticket|\
        total euro
        """,
        .due: """
        total a pagar|a pagar|total a pagar euros|importe a pagar|neto a pagar|saldo a pagar|monto a pagar|\
        total general
        """,
        .tax: """
        iva|impuesto|impuestos|i v a|iva incluido|imp iva|cuota|igic|cuota iva|itbis|igv|imp|total iva|impuesto total|\
        ieps|iva total|imp iua|liva|impoconsumo|ipoconsumo|impuesto al consumo
        """,
        .including: "incluido|incluidos|incl|iva incluido|con iva",
        .excluding:
            "base|base imponible|sin iva|base imp|neto|tipo|tipo iva|gravado|exento|antes de impuestos|base iva",
        .service: "servicio|cargo por servicio|cargo servicio|servicio incluido",
        .tip: "propina|propina voluntaria|propina sugerida incluida",
        .suggestion: "propina sugerida|sugerida|propinas sugeridas",
        .rounding: "redondeo|ajuste",
        .discount:
            "descuento|dto|desc|descuentos|cupon|vale|promocion|rebaja|bonificacion|oferta|vale descuento|descto",
        .void: "anulado|anulacion|anulación",
        .refund: "devolucion|devolución|reembolso",
        .deposit: "deposito|envase|fianza",
        .depositReturn: "devolucion envase|retorno envase",
        .fee: "envio|envío|gastos de envio|domicilio|cubierto|cubiertos|bolsa fee|entrega a domicilio|recargo",
        .tender: """
        efectivo|tarjeta|entrega|entregado|pago|tarjeta credito|tarjeta debito|contado|recibido|su pago|pagado|\
        tarjeta bancaria|importe entregado|visa|t credito|t debito
        """,
        .change: "cambio|vuelto|su cambio|devolucion cambio|a devolver|vuelta|cambio efectivo",
        .count: """
        articulos|artículos|num articulos|no articulos|total articulos|unidades|lineas|piezas|cantidad|n articulos
        """,
        .carried: "suma y sigue",
        .savings: "ahorro|usted ahorro|ahorro total|ha ahorrado|total descuentos|su ahorro|ahorrado",
        .loyalty: "puntos|saldo|puntos acumulados|cheque ahorro",
        .column: """
        descripcion|descripción|cant|precio|importe|unid|uds|ud|p unit|p u|concepto|pvp|articulo|cantidad|\
        precio unitario
        """,
        .reference: """
        mesa|factura|factura simplificada|ticket|n ticket|n fact|fecha|hora|camarero|cajero|caja|n caja|op|cif|c i f|\
        nif|rfc|ruc|rut|nit|tel|telefono|cliente|gracias|gracias por su visita|empleado|comensales|pedido|orden|folio|\
        tienda|le atendio|atendido|mesero|autorizacion|sucursal|n mesa|personas|desgloses del iva|detalle|vendedor|\
        entrada|salida
        """,
        .unitPrice: "precio kilo|precio kg|eur kg|el kilo|precio unidad|pvp kg",
    ]

    /// Italian labels.
    static let italian: [Concept: String] = [
        .subtotal: "subtotale|sub totale|totale parziale|parziale",
        .total: "totale|totale euro|totale complessivo|importo|importo totale|tot|totale eur|totale documento|somma",
        .due: """
        totale da pagare|da pagare|importo pagato|importo dovuto|totale a pagare|netto a pagare|importo da pagare|\
        dovuto
        """,
        .tax: "iva|imposta|imposte|totale iva|i v a",
        .including: "di cui|inclusa|compresa|incluso",
        .excluding: "imponibile|esclusa|senza iva|netto|aliquota|al netto",
        .service: "servizio|coperto e servizio|servizio incluso",
        .tip: "mancia",
        .rounding: "arrotondamento|arr",
        .discount: "sconto|sconti|buono|buono sconto|abbuono|promozione|offerta|omaggio|sconto fidelity|riduzione",
        .void: "storno|annullo|annullato|annullamento",
        .refund: "reso|rimborso",
        .deposit: "cauzione|vuoto a rendere",
        .depositReturn: "reso cauzione|reso vuoti",
        .fee: "coperto|coperti|consegna|spese di consegna|spedizione|shopper|spese",
        .tender: """
        contanti|contante|bancomat|carta|carta di credito|pagamento|pagamento contante|pagamento elettronico|pagato|\
        elettronico|ricevuto|carte|pos|ticket|buoni pasto|assegno
        """,
        .change: "resto|resto contante|resto contanti",
        .count: "articoli|n articoli|pezzi|numero articoli|n pezzi|num pezzi|quantita",
        .carried: "riporto|a riportare",
        .savings: "risparmio|hai risparmiato|totale sconti|risparmiato|il tuo risparmio",
        .loyalty: "punti|saldo punti|punti fidelity|tessera",
        .column: "descrizione|prezzo|prezzo euro|quantita|qta|q ta|importo|reparto",
        .reference: """
        tavolo|scontrino|documento|documento n|documento commerciale|data|ora|cassa|cassiere|operatore|cameriere|\
        p iva|partita iva|c f|cod fisc|tel|grazie|arrivederci|coperti n|rt|matricola|ricevuta|sala|via|comanda|\
        cliente|ristorante
        """,
        .unitPrice: "eur kg|al kg|prezzo kg|euro kg|cad|cadauno",
    ]

    /// Portuguese labels.
    static let portuguese: [Concept: String] = [
        .subtotal: "subtotal|sub total|total bruto|valor dos produtos|total produtos",
        .total: "total|valor total|total geral|total r$|total eur|valor|montante|importancia",
        .due: "a pagar|total a pagar|valor a pagar|total liquido|valor liquido|total do pedido",
        .tax: "iva|imposto|impostos|icms|iva incluido|total iva|iss",
        .including: "incluido|incluído|iva incluido|inclui",
        .excluding: "base|incidencia|sem iva|isento|taxa|liquido|val liq",
        .service: "taxa de servico|taxa de serviço|servico|serviço|taxa servico|couvert artistico",
        .tip: "gorjeta|gorjeta sugerida incluida",
        .rounding: "arredondamento|troco arredondado",
        .discount: "desconto|descontos|vale|promocao|promoção|desconto cartao|poupanca imediata|abatimento|cupao|cupom",
        .void: "anulado|anulacao|cancelado|cancelamento|estorno",
        .refund: "devolucao|devolução|reembolso",
        .deposit: "deposito|tara|vasilhame",
        .depositReturn: "devolucao vasilhame|retorno vasilhame",
        .fee: "entrega|taxa de entrega|couvert|frete|saco fee|embalagem|portes",
        .tender: """
        dinheiro|numerario|cartao|cartão|multibanco|multib|credito|crédito|debito|débito|pago|pagamento|entregue|\
        valor pago|cartao credito|cartao debito|pix|recebido|mb way
        """,
        .change: "troco|troco r$",
        .count: """
        artigos|itens|qtd itens|numero de artigos|n artigos|qtde total de itens|quantidade|total de artigos|\
        qtd total de itens
        """,
        .savings: "poupanca|poupou|voce economizou|economia|total poupado|total descontos",
        .loyalty: "pontos|saldo|saldo cartao",
        .column: "descricao|descrição|qtd|qtde|preco|preço|valor unit|vl unit|vl total|un|codigo",
        .reference: """
        mesa|fatura|fatura recibo|fatura simplificada|talao|recibo|data|hora|caixa|operador|empregado|nif|nipc|\
        contribuinte|cnpj|cpf|atcud|tel|obrigado|obrigada|loja|cliente|pedido|senha|conta|atendente|garcom|\
        cupom fiscal|extrato
        """,
        .unitPrice: "eur kg|preco kg|por kg|preco unitario",
    ]

    /// Dutch labels.
    static let dutch: [Concept: String] = [
        .subtotal: "subtotaal|sub totaal|tussentotaal|totaal excl",
        .total: "totaal|totaal eur|eindtotaal|bedrag|totaalbedrag|totaal incl",
        .due: "te betalen|totaal te betalen|te voldoen|door u te betalen|verschuldigd|nog te betalen",
        .tax: "btw|btw laag|btw hoog|btw bedrag|belasting|waarvan btw",
        .including: "incl|inclusief|waarvan|inbegrepen",
        .excluding: "excl|exclusief|grondslag|netto|over|btw over|tarief|bruto",
        .service: "bediening|bedieningsgeld|servicekosten",
        .tip: "fooi",
        .rounding: "afronding|afrond|afr",
        .discount: """
        korting|bonus|actie|kortingsbon|uw voordeel|actiekorting|waardebon|bonuskorting|kassakorting|jouw korting|\
        bonus box
        """,
        .void: "annulering|geannuleerd|correctie|storno|vervallen",
        .refund: "retour|terugbetaling|retourartikel",
        .deposit: "statiegeld|emballage",
        .depositReturn:
            "retour statiegeld|retour emballage|statiegeld retour|emballage retour|emballagebon|statiegeldbon|lege flessen|flessenbon",
        .fee: "bezorging|bezorgkosten|verzendkosten|toeslag|tasje toeslag",
        .tender: """
        contant|pin|pinnen|gepind|betaald|betaling|bankpas|creditcard|v pay|maestro|ontvangen|bankpas contactloos|\
        pinbetaling|kaart
        """,
        .change: "wisselgeld|terug|retour contant|terug contant",
        .count: "aantal|artikelen|aantal artikelen|stuks|aantal art|producten",
        .savings: "u bespaart|bespaard|voordeel|totaal voordeel|uw besparing|totale korting|besparing",
        .loyalty: "punten|spaarpunten|zegels|koopzegels|air miles|saldo|spaaracties",
        .column: "omschrijving|prijs|aantal|bedrag|artikel|st prijs|stuksprijs",
        .reference: """
        tafel|rekening|bon|bonnr|datum|tijd|kassa|kassier|medewerker|bediend door|btw nr|btw nummer|kvk|tel|bedankt|\
        dank|ober|gasten|factuur|filiaal|klant|kopie|terminal|transactie|autorisatie|kaartnr|u bent geholpen
        """,
        .unitPrice: "per kg|kiloprijs|per stuk|prijs per kg|eur kg",
    ]

    /// Polish labels.
    static let polish: [Concept: String] = [
        .subtotal:
            "suma czesciowa|suma częściowa|podsuma|razem netto|wartosc|suma posrednia|sprzedaz opodatkowana razem",
        .total: "suma|razem|suma pln|lacznie|łącznie|ogolem|ogółem|suma zl|kwota|wartosc brutto",
        .due: """
        do zaplaty|do zapłaty|razem do zaplaty|kwota do zaplaty|naleznosc|należność|pozostalo do zaplaty|do zaplacenia
        """,
        .tax: """
        ptu|vat|podatek|kwota ptu|suma ptu|podatek ptu|kwota vat|kwota a|kwota b|kwota c|ptu a|ptu b|ptu c|\
        kwota ptu a|kwota ptu b
        """,
        .including: "w tym|zawiera",
        .excluding: """
        netto|sprzedaz opodatkowana|sprzedaż opodatkowana|sp op|sprzed opod|sprzedaz opod|sp op a|opodatk|stawka|\
        brutto|sprzedaz zwolniona
        """,
        .service: "obsluga|obsługa|serwis|oplata serwisowa|opłata serwisowa|doliczony serwis",
        .tip: "napiwek",
        .rounding: "zaokraglenie|zaokrąglenie|wyrownanie",
        .discount: """
        rabat|opust|upust|znizka|zniżka|promocja|kupon|obnizka|obniżka|bon|rabat na paragon|opust na paragon|\
        podarunkowa
        """,
        .void: "storno|anulowano|anulowane|anul|korekta",
        .refund: "zwrot|zwrot towaru",
        .deposit: "kaucja|opakowania zwrotne|kaucja za opakowanie|opakowanie zwrotne|opak zwrotne wydane|wydane",
        .depositReturn:
            "zwrot kaucji|zwrot opakowan|opakowania zwrotne przyjete|przyjete|opak zwrotne zwrot|kaucja zwrot",
        .fee: "dostawa|koszt dostawy|opakowanie na wynos|oplata za dostawe|torba|oplata recyklingowa",
        .tender: """
        gotowka|gotówka|karta|karta platnicza|karta płatnicza|platnosc|płatność|zaplacono|zapłacono|karta kredytowa|\
        blik|przelew|forma platnosci|otrzymano|wplata|wpłata|bezgotowkowa
        """,
        .change: "reszta|reszta gotowka|wydano|reszta pln|do wydania",
        .count: "ilosc|ilość|szt|pozycji|liczba pozycji|ilosc pozycji|sztuk|liczba sztuk",
        .savings: """
        zaoszczedzono|zaoszczędziłeś|oszczedzasz|oszczednosc|suma rabatow|twoja oszczednosc|lacznie rabat|\
        zaoszczedziles
        """,
        .loyalty: "punkty|liczba punktow|stan punktow|saldo",
        .column: "nazwa|ilosc|cena|wartosc|towar|usluga|jm|j m",
        .reference: """
        stolik|paragon|paragon fiskalny|faktura|nip|data|godzina|kasa|kasjer|kelner|nr|nr transakcji|rachunek|\
        sprzedawca|dziekujemy|dziękujemy|zapraszamy|niefiskalny|tel|klient|nr sys|transakcja|bdo|regon|kierownik|\
        nr paragonu|zamowienie
        """,
        .unitPrice: "za kg|za szt|cena za kg|cena jednostkowa|zl kg",
    ]

    /// Danish, Norwegian, Swedish and Finnish labels.
    static let scandinavian: [Concept: String] = [
        .subtotal: "subtotal|sub total|delsumma|delsum|mellemsum|mellomsum|valisumma|välisumma|i alt ekskl",
        .total: """
        total|totalt|summa|sum|i alt|ialt|yhteensa|yhteensä|belop|beløb|belopp|totalbelopp|total dkk|total sek|\
        total nok|sammanlagt
        """,
        .due: """
        att betala|at betale|a betale|å betale|til betaling|maksettava|beløb til betaling|skal betales|attbetala|\
        total å betale|kvar att betala
        """,
        .tax: "moms|moms udgør|mva|alv|vero|moms 25|vat",
        .including: "inkl|inklusive|heraf|herav|varav|sisaltaa|sis",
        .excluding: "ekskl|exkl|netto|uden moms|grunnlag|underlag|brutto|veroton|verollinen|momsgrundlag",
        .service: "serviceavgift|betjening|serveringsavgift|servicegebyr",
        .tip: "dricks|drikkepenge|drikkepenger|tips|juomaraha",
        .rounding: """
        avrunding|oresavrunding|öresavrundning|öresutjämning|oresutjamning|afrunding|øreafrunding|øreavrunding|\
        pyoristys|pyöristys|avrundning
        """,
        .discount: """
        rabatt|rabat|avdrag|kupong|kupon|tilbud|alennus|nedsatt|avslag|medlemsrabatt|prisnedsattelse|kuponger|\
        bonuscheck|kampanj
        """,
        .void: "annullert|annulleret|makulerat|makulert|slettet|peruutus|retter",
        .refund: "retur|tilbagebetaling|palautus|aterkop|återköp|refusjon",
        .deposit: "pant|flaskepant|pantti|a pant|b pant|c pant",
        .depositReturn:
            "pantretur|retur pant|pant retur|flaskepant retur|retur flaskepant|flaskeretur|returpant|pantti palautus|pullopalautus|pantbon",
        .fee: "levering|leveringsgebyr|frakt|leverans|toimitusmaksu|gebyr|kassavgift",
        .tender: """
        kort|kontant|kontanter|betalt|bankkort|dankort|visa dankort|betalkort|mottatt|modtaget|swish|vipps|mobilepay|\
        kortti|kateinen|käteinen|bankaxept|kortbetalning|kortkob|erhållet|mottaget|betalning
        """,
        .change:
            "tilbake|retur kontant|vaxel|växel|byttepenge|byttepenger|vekslepenge|takaisin|tillbaka|vaihtoraha|tilbage",
        .count: "antal|antall|varer|antal varer|stk|st|kpl|antal artiklar|artiklar|tuotteita|antal poster",
        .savings: """
        du har spart|du sparer|du sparade|spart|sparet|saastit|säästit|samlet rabat|total rabatt|besparelse|du tjente
        """,
        .loyalty: "poeng|point|poang|poäng|bonus|saldo|kjøpeutbytte",
        .column: "beskrivelse|beskrivning|pris|antal|antall|vare|beløb|benamning|styk pris|a pris|hinta",
        .reference: """
        bord|kvittering|kvitto|kvittonr|dato|datum|tid|kasse|kassa|kassör|ekspedient|betjent av|org nr|orgnr|cvr|\
        cvr nr|tlf|telefon|takk|tack|tak for besøget|välkommen|velkommen|kuitti|kiitos|y tunnus|faktura|terminal|\
        referens|salgskvittering|kunde|kund|bong|gjester
        """,
        .unitPrice: "kr kg|pr kg|per kg|pr stk|jfpris|eur kg",
    ]
}
