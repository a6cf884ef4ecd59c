"""Words that receipts print, by language: what is sold, and the labels of sums. All written for this project.

Names of shops, streets and people are made of other words; they come from the word lists of Debian's packages.
"""
import functools
import glob

import numpy as np

from alphabet import normalise

SOLD = {
    "en": """coffee latte espresso cappuccino americano mocha tea green iced lemonade water sparkling still juice orange apple
        cola diet soda beer draft pint ale stout lager wine red white house glass bottle burger cheese cheeseburger bacon
        chicken wings fried grilled roast beef steak ribeye sirloin pork ribs lamb fish chips salmon tuna shrimp prawn lobster
        crab oyster soup salad caesar side fries large small medium regular double extra add no onion tomato lettuce mushroom
        garlic bread toast egg eggs pancake waffle omelette breakfast lunch dinner special combo kids meal sandwich club wrap
        pizza pepperoni margherita pasta spaghetti rice noodles curry taco burrito quesadilla nachos sushi roll ramen dumpling
        ice cream vanilla chocolate cake pie brownie cookie muffin donut bagel milk whole skim butter yogurt cream cheddar
        banana grapes lemon lime potato carrot celery spinach broccoli pepper organic fresh frozen pack dozen lb oz kg each
        paper towels tissue soap shampoo toothpaste battery bulb cable charger bag plastic deposit bottle gift card stamp
        delivery shirt socks jeans towel candle pen notebook screws hammer paint brush tape glue nails hinge bolt drill""",
    "de": """Kaffee Milchkaffee Tee Wasser Mineralwasser Apfelschorle Saft Orangensaft Bier Weißbier Pils Radler Wein Weißwein
        Rotwein Sekt Glühwein Schnitzel Wiener Jägerschnitzel Bratwurst Currywurst Pommes Kartoffelsalat Käsespätzle Knödel
        Sauerbraten Rouladen Gulasch Suppe Tagessuppe Brötchen Brezel Brot Vollkornbrot Käse Schinken Wurst Eier Butter Quark
        Joghurt Milch Sahne Äpfel Birnen Möhren Kartoffeln Zwiebeln Gurke Tomaten Rispe Paprika grün Kräuter Petersilie Müsli
        Süßigkeiten Schokolade Kuchen Apfelstrudel Kugel Eis gemischt klein groß Portion Beilage Pfand Pfandrückgabe Tüte
        Tragetasche Zahnpasta Spülmittel Waschmittel Müllbeutel Küchenrolle Öl Rapsöl Nüsse Geflügel Hähnchen Würstchen
        Frühstück Übernachtung Kurtaxe Schlüssel Dübel Schrauben Stück Flasche Dose Packung""",
    "fr": """café crème noisette thé vert chocolat chaud eau minérale plate gazeuse jus pressé bière pression blonde vin rouge
        blanc rosé pichet verre bouteille formule menu déjeuner entrée plat dessert soupe oignon salade niçoise chèvre quiche
        croque monsieur madame steak haché frites entrecôte bavette magret canard poulet rôti saumon moules marinière huîtres
        crêpe sucrée beurre confiture tarte pommes crème brûlée glace boule pain baguette croissant brioche pâté fromage
        comté jambon œufs lait demi écrémé pêches abricots fraises cerises légumes pâtes riz huître sac cabas supplément
        garçon hôtel taxe séjour à la du jour maison""",
    "es": """café con leche cortado té agua sin gas zumo naranja natural cerveza caña tercio copa vino tinto blanco rioja
        sangría tapas ración croquetas jamón ibérico queso manchego tortilla española patatas bravas ensalada mixta gazpacho
        paella mariscos gambas ajillo calamares romana pulpo gallega bacalao pollo asado cordero solomillo bocadillo lomo pan
        aceite oliva huevos plátanos piña limón champiñón menú del día niño postre flan helado piñones bolsa azúcar jabón
        pañales servicio cubierto""",
    "it": """caffè espresso macchiato cappuccino cornetto acqua naturale frizzante birra media vino rosso della casa calice
        coperto servizio antipasto bruschetta prosciutto melone insalata caprese mozzarella bufala pizza margherita diavola
        quattro stagioni spaghetti vongole carbonara lasagne risotto gnocchi ragù tagliata manzo pollo pesce spada contorno
        patate dolce tiramisù panna cotta gelato limoncello pane latte uova parmigiano grana olio pomodori zucchine busta
        più città perché""",
    "pt": """café pingado galão chá água com gás sem sumo suco laranja cerveja imperial chope vinho tinto verde garrafa copo
        pão queijo presunto fiambre pastel nata bacalhau brás frango grelhado feijoada picanha arroz feijão batata frita salada
        sopa caldo verde polvo camarão açúcar maçã limão pêssego ovos leite manteiga couvert sobremesa pudim gelado saco
        sabão peça unidade não promoção""",
    "nl": """koffie verkeerd thee munt appelgebak slagroom spa rood blauw jus biertje vaasje wijn huiswijn bitterballen kroket
        frikandel patat met mayonaise tosti ham kaas uitsmijter broodje gezond soep van de dag biefstuk kip saté spareribs
        pannenkoek stroopwafel melk karnemelk yoghurt eieren boter brood volkoren appels peren aardappelen uien tomaten komkommer
        statiegeld draagtas hagelslag pindakaas ijsje toetje crème café""",
    "pl": """kawa czarna biała herbata woda gazowana niegazowana sok pomarańczowy piwo kufel wino czerwone zupa żurek barszcz
        rosół pierogi ruskie z mięsem kotlet schabowy ziemniaki surówka gołąbki bigos łosoś pstrąg naleśniki lody sernik
        szarlotka chleb bułka masło ser żółty śmietana jajka mleko twaróg jabłka śliwki pomidory ogórek cebula kiełbasa szynka
        wędlina torba reklamówka mąka sól cukier proszek żarówka źródlana ćwikła młode świeże""",
    "sv": """kaffe kanelbulle te vatten öl stor starköl vin glas köttbullar lingon gräddsås räksmörgås lax potatis sallad korv
        bröd smör ost mjölk ägg äpple päron kött fläsk kyckling pannkakor glass kasse pant påse blåbær rødgrød øl smørrebrød
        rejer flæskesteg kylling mælk æg brød ost kartofler is rundstykke fløde pølse vaffel brunost fårikål kjøtt grønnsaker
        jordbær pære småkake røkt torsk hvetebrød får kål ägg räkor skål""",
    "id": """nasi goreng ayam bakar lemak mee bihun sup soto rendang sate satay ikan udang sotong telur tahu tempe sambal kangkung
        teh tarik ais limau kopi o kosong susu panas sejuk air kelapa muda mineral jus tembikai jeruk es manis tawar roti
        canai kaya bakar pisang kerupuk gado bakso mie kuah pedas campur besar kecil bungkus meja tambah putih kari kambing
        daging sayur beras gula garam minyak sabun plastik beg""",
    "cs": """káva espreso čaj zelený černý voda perlivá neperlivá džus pomerančový pivo světlé točené desítka dvanáctka víno
        červené bílé polévka česnečka gulášová svíčková knedlík houskový guláš řízek vepřový kuřecí hranolky brambory salát
        šopský smažený sýr tatarka palačinky zmrzlina štrúdl chléb rohlík houska máslo mléko jogurt smetana vejce šunka
        klobása párek hořčice jablka hrušky švestky cibule česnek okurka rajčata paprika rýže těstoviny mouka cukr sůl sušenky
        čokoláda taška prášek mýdlo ubrousky krém žárovka lahev vratná bryndzové halušky kapustnica vývar ľadový čerešne ťažké
        rožok žemľa syr mäso kura údené hríby šťava kôň vajíčka lôj stĺp vŕba""",
    "hu": """kávé presszó tejeskávé tea forró csokoládé víz ásványvíz szénsavas mentes üdítő narancslé sör csapolt korsó pohár bor
        vörösbor fehérbor fröccs pálinka leves gulyásleves húsleves halászlé pörkölt nokedli csirkepaprikás rántott hús szelet
        sertés hasábburgonya rizs köret saláta uborka paradicsom lángos sajtos tejfölös palacsinta túrós somlói galuska
        fagylalt gombóc kenyér zsemle kifli vaj tej tejföl túró sajt sonka kolbász szalámi tojás alma körte őszibarack szőlő
        burgonya hagyma fokhagyma paprika fűszer liszt cukor só olaj méz keksz zacskó szatyor fogkrém mosószer törlőkendő
        üveg doboz kg db""",
    "ro": """cafea espresso ceai apă plată minerală suc portocale limonadă bere halbă vin roșu alb sec ciorbă burtă văcuță supă
        sarmale mămăligă mici muștar friptură porc pui piept grătar cartofi prăjiți salată varză murături brânză telemea cașcaval
        șuncă cârnați ouă pâine chiflă covrigi unt lapte iaurt smântână clătite papanași înghețată prăjitură cozonac mere pere
        struguri căpșuni roșii castraveți ceapă usturoi ardei făină zahăr ulei orez biscuiți ciocolată pungă sacoșă săpun
        șampon pastă dinți țigări șervețele hârtie băutură sticlă bucată""",
    "hr": """kava espresso čaj voda gazirana negazirana sok naranča pivo točeno boca vino crno bijelo gemišt juha goveđa čobanac
        ćevapi pljeskavica ražnjići lepinja kajmak ajvar odrezak bečki piletina svinjetina lignje pržene škampi riba brancin
        blitva krumpir prženi salata šopska miješana palačinke štrukli sladoled kolač kruh žemlja burek maslac mlijeko jogurt
        vrhnje sir pršut šunka kobasica jaja jabuke kruške šljive grožđe rajčica krastavci luk češnjak riža tjestenina brašno
        šećer sol ulje keksi čokolada vrećica deterdžent sapun žarulja povratna naknada đuveč đumbir""",
    "tr": """kahve türk kahvesi çay demli su maden suyu ayran şalgam limonata portakal suyu bira şişe rakı şarap kırmızı beyaz
        çorba mercimek ezogelin işkembe döner iskender adana urfa kebap lahmacun pide kıymalı kaşarlı köfte ızgara tavuk şiş kanat
        pirzola balık levrek çipura hamsi pilav bulgur salata çoban cacık haydari humus dolma börek gözleme menemen sucuk
        yumurta peynir beyaz zeytin ekmek simit poğaça bal kaymak tereyağı süt yoğurt baklava künefe sütlaç dondurma elma üzüm
        karpuz çilek domates salatalık soğan sarımsak biber patates un şeker tuz yağ ayçiçek çikolata bisküvi poşet deterjan
        şampuan diş macunu kağıt havlu İÇECEK İÇLİ DİLİM İNCE PİLİÇ""",
}

LABELS = {
    "en": """TOTAL|SUBTOTAL|Sub Total|Subtotal|GRAND TOTAL|Total Due|Balance Due|AMOUNT DUE|Amount|Tax|Sales Tax|TAX 1|Tip|
        Gratuity|Suggested Tip|Service Charge|Svc Chg|SERVICE CHARGE 10%|CASH|Cash Tendered|CHANGE|Change Due|Credit Card|VISA|
        Mastercard|AMEX|Debit|Payment|Discount|Coupon|Savings|You Saved|Item|Items|Qty|Price|Rounding|Rounding Adj|VAT|
        VAT 20%|GST|GST 6%|HST 13%|PST|Net Total|Gross|Table|Guests|Server|Check|Order|Receipt|Invoice|Tax Invoice|Date|Time|
        Cashier|Register|Thank you|THANK YOU|Please come again|Balance|Refund|Void|Deposit|Delivery Fee|Bag Fee|Loyalty|
        Total (Excl. of GST)|Total Incl. GST|Total Rounded|Taxable Amount|Zero Rated|Goods Sold|Tax Summary|Approved|
        Card No.|Auth Code|Customer Copy|Merchant Copy|Eat In|Take Away|To Go|Dine In|Not Taxable|Food|Beverage|Covers""",
    "de": """SUMME|Summe|Zwischensumme|Gesamt|Gesamtbetrag|Gesamtsumme|zu zahlen|Betrag|MwSt|MwSt. 19%|MwSt 7,00 %|USt|
        Netto|Brutto|Nettobetrag|Trinkgeld|Bar|BAR|Gegeben|Rückgeld|Zurück|Kartenzahlung|EC-Karte|girocard|Rabatt|Nachlass|
        Pfand|Menge|Einzelpreis|Preis|Rechnung|Rechnungs-Nr.|Beleg|Bon-Nr.|Datum|Uhrzeit|Tisch|Bedienung|Es bediente Sie|
        Vielen Dank für Ihren Besuch|Steuer|Steuer-Nr.|USt-IdNr.|Rundung|Total CHF|Leergut|Anzahl|Kellner""",
    "fr": """TOTAL|Total TTC|Total HT|Sous-total|Net à payer|NET A PAYER|TVA|TVA 10%|TVA 20,00%|TVA 5,5%|dont TVA|Montant|
        Espèces|Rendu|Rendu monnaie|Carte bancaire|CB|Remise|Réduction|Pourboire|Service compris|Addition|Ticket|Reçu|Facture|
        Table|Couverts|Serveur|Caisse|Quantité|Qté|Prix|P.U.|Merci de votre visite|À bientôt|Arrondi|Avoir|Acompte""",
    "es": """TOTAL|Total a pagar|Subtotal|Importe|Base imponible|IVA|IVA 10%|I.V.A. 21%|IVA INCLUIDO|Efectivo|Entregado|Cambio|
        Tarjeta|Descuento|Dto.|Propina|Factura simplificada|Recibo|Mesa|Camarero|Cantidad|Cant.|Precio|Uds.|Gracias por su visita|
        Nº|Fecha|Hora|Caja|Artículo|Redondeo|Devolución""",
    "it": """TOTALE|TOTALE EURO|TOTALE COMPLESSIVO|Subtotale|Sub-totale|IVA|di cui IVA|IVA 22%|IVA 10,00%|Imponibile|Contanti|
        Resto|Pagamento elettronico|Importo pagato|Sconto|Mancia|Coperto|Servizio|Scontrino|Ricevuta|DOCUMENTO COMMERCIALE|
        Tavolo|Coperti|Quantità|Prezzo|Prezzo(€)|Descrizione|Grazie e arrivederci|Reparto|Arrotondamento|Acconto""",
    "pt": """TOTAL|Total a pagar|Subtotal|Valor|IVA|IVA 23%|IVA 13%|Taxa de serviço|Serviço|Gorjeta|Dinheiro|Troco|Cartão|
        Multibanco|Desconto|Fatura simplificada|Recibo|Mesa|Qtd.|Preço|Preço unit.|Obrigado|Contribuinte|Nº|Data|Hora|
        Arredondamento|Couvert|Descrição|Número""",
    "nl": """TOTAAL|Totaal|Subtotaal|Te betalen|Bedrag|BTW|BTW 9%|BTW 21%|BTW laag|BTW hoog|Netto|Excl. BTW|Incl. BTW|Contant|
        Wisselgeld|Terug|PIN|Pinbetaling|Korting|Fooi|Service|Bon|Kassabon|Tafel|Aantal|Prijs|Bedankt en tot ziens|Statiegeld|
        Afronding|Datum|Tijd|Medewerker""",
    "pl": """SUMA|SUMA PLN|RAZEM|Do zapłaty|DO ZAPŁATY|Sprzedaż opodatkowana A|SPRZEDAŻ OPODATKOWANA|PTU A 23,00%|PTU B 8%|
        Kwota PTU|SUMA PTU|Gotówka|GOTÓWKA|Reszta|RESZTA|Karta|KARTA PŁATNICZA|Rabat|Napiwek|Paragon|PARAGON FISKALNY|Stolik|
        Ilość|Cena|Wartość|Dziękujemy|Obsługa|Usługa|Zaokrąglenie|Kelner""",
    "sv": """SUMMA|Totalt|TOTALT|Att betala|Delsumma|Moms|Moms 25%|Moms 12%|Varav moms|Netto|Brutto|Kontant|Växel|Kort|
        Kortköp|Rabatt|Dricks|Kvitto|Bord|Antal|Pris|Öresavrundning|Avrundning|I alt|Beløb|MOMS 25 %|Kontanter|Byttepenge|Retur|
        Sum|Å betale|MVA|Herav mva|Mellomsum|Til betaling|Dankort|Tack för besöket|Velkommen tilbake|Drikkepenger|Æres|Ørestad""",
    "id": """TOTAL|JUMLAH|Jumlah|Sub Total|Subtotal|Pajak|PPN|PB1|PB1 10%|Pajak Restoran|Layanan|Service|Diskon|Diskaun|Tunai|
        TUNAI|Kembali|Kembalian|Bayar|Baki|Harga|Harga Jual|Cukai|Cukai Perkhidmatan|Pelarasan|Pembundaran|Resit|Struk|Meja|
        Kasir|Juruwang|Terima Kasih|TERIMA KASIH|Sila Datang Lagi|Jumlah Besar|Kuantiti|Tarikh|Masa|Potongan|Total Item""",
    "cs": """CELKEM|Celkem|CELKEM K ÚHRADĚ|Celkem Kč|K platbě|K úhradě|Mezisoučet|Součet|DPH|DPH 21%|DPH 12 %|Základ|Základ daně|Bez DPH|
        Sazba|Daň|Hotově|HOTOVOST|Kartou|Platební karta|Vráceno|Zaokrouhlení|Sleva|Spropitné|Obsluha|Stůl|Účtenka|Pokladna|IČO|DIČ|
        Datum|Čas|Množství|Cena|Cena/ks|Název|Částka|Položka|Děkujeme za návštěvu|Záloha|Vratný obal|Počet položek|SPOLU|Celkom|
        Na úhradu|K úhrade|Medzisúčet|Základ dane|Výdavok|Zaokrúhlenie|Zľava|Stôl|Pokladník|Ďakujeme za nákup|Množstvo|Dátum|Číslo""",
    "hu": """ÖSSZESEN|Összesen|ÖSSZESEN:|Fizetendő|FIZETENDŐ|Végösszeg|Részösszesen|RÉSZÖSSZESEN|ÁFA|ÁFA 27%|ÁFA 5%|Adóalap|Nettó|Bruttó|
        Készpénz|KÉSZPÉNZ|Bankkártya|BANKKÁRTYA|Visszajáró|Kerekítés|KEREKÍTÉS|Kedvezmény|Borravaló|Szervizdíj|Szervizdíj 12%|Asztal|
        Nyugta|NYUGTA|Adószám|Pénztár|Pénztáros|Dátum|Idő|Mennyiség|Egységár|Érték|Megnevezés|Köszönjük|Köszönjük a vásárlást|
        Betétdíj|Visszaváltási díj|Tételek száma|Sztornó|Számla|Nyugtaszám|Kiszolgált|ADÓÜGYI ELLENŐRZŐ KÓD""",
    "ro": """TOTAL|TOTAL LEI|Total de plată|De plată|REST|Rest lei|SUBTOTAL|TVA|TVA A 19%|TVA 9%|TOTAL TVA|din care TVA|Bază|Numerar|
        NUMERAR LEI|CARD|Card bancar|Reducere|Bacșiș|BACȘIȘ|Rotunjire|BON FISCAL|Masa|Casier|Dată|Oră|CIF|Cod fiscal|Cantitate|Cant.|
        Preț|Preț unitar|Valoare|Denumire|Produs|Mulțumim|Vă mulțumim|Garanție SGR|Retur|Ați economisit|Buc|Nr. articole|Ospătar|Notă de plată""",
    "hr": """UKUPNO|Ukupno|UKUPNO EUR|Za platiti|ZA PLATITI|Sveukupno|Međuzbroj|PDV|PDV 25%|PDV 13 %|Osnovica|Porez|Porez na potrošnju|PNP|
        Gotovina|GOTOVINA|Kartica|Povrat|Primljeno|Popust|Napojnica|Zaokruženje|Račun|RAČUN br.|Račun broj|Stol|Konobar|Blagajnik|
        Blagajna|OIB|Datum|Vrijeme|Količina|Kol.|Cijena|Iznos|Naziv|Artikl|Hvala|Hvala na posjetu|Povratna naknada|JIR|ZKI|Način plaćanja|
        Novčanice|Razdoblje|Ukupan iznos|Bez PDV-a""",
    "tr": """TOPLAM|Toplam|GENEL TOPLAM|Genel Toplam|ARA TOPLAM|Ara Toplam|TOPKDV|KDV|KDV %10|KDV %20|%1|TOPLAM KDV|KDV Matrahı|NAKİT|Nakit|
        KREDİ KARTI|Kredi Kartı|BANKA KARTI|PARA ÜSTÜ|Para Üstü|İNDİRİM|İndirim|İSKONTO|Bahşiş|SERVİS ÜCRETİ|Servis|Kuver|FİŞ NO|Fiş No|
        TARİH|Tarih|SAAT|Saat|Masa|MASA NO|GARSON|Kasiyer|KASA|Adet|ADET|Miktar|Birim Fiyat|Fiyat|Tutar|TUTAR|Ürün|Açıklama|
        TEŞEKKÜR EDERİZ|Teşekkürler|Yine Bekleriz|AFİYET OLSUN|Ödenecek|ÖDENECEK TUTAR|Yuvarlama|Adisyon|Vergi Dairesi|EKÜ NO|Z NO|MALİ DEĞERİ YOKTUR""",
}

SOLD = {language: text.split() for language, text in SOLD.items()}
LABELS = {
    language: [" ".join(label.split()) for label in text.split("|") if label.strip()] for language, text in LABELS.items()
}

# The lists of the packages wamerican, wngerman, ..., hunspell-cs, ...; one that is not installed is left out.
LISTS = {
    "en": "dict/american-english", "de": "dict/ngerman", "fr": "dict/french", "es": "dict/spanish", "it": "dict/italian",
    "pt": "dict/portuguese", "nl": "dict/dutch", "pl": "dict/polish", "sv": "dict/[sd][wa][en][di][is]*h",
    "cs": "hunspell/[cs][sk]_??.dic", "hu": "hunspell/hu_HU.dic", "ro": "hunspell/ro_RO.dic", "hr": "hunspell/hr_HR.dic",
    "tr": "hunspell/tr_TR.dic",
}
LISTED = 20000  # words kept of each list: the same ones in every run


@functools.cache
def listed(language):
    """Words of a language's lists, or what is sold where none is installed."""
    words = []
    for path in sorted(glob.glob(f"/usr/share/{LISTS[language]}") if language in LISTS else ()):
        with open(path, encoding="utf-8", errors="ignore") as lines:
            words += [line.split("/")[0].split("\t")[0].strip() for line in lines]
    words = [word for word in words if 2 < len(word) < 16 and normalise(word) == word and not word[0].isdigit()]
    if not words:
        return SOLD[language]
    order = np.random.default_rng(len(words)).permutation(len(words))[:LISTED]
    return [words[place] for place in order]
