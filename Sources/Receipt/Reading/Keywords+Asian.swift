extension Keywords {
    /// Indonesian and Malay labels.
    static let malay: [Concept: String] = [
        .subtotal:
            "subtotal|sub total|harga jual|total harga|jumlah kecil|sub jumlah|total belanja|jumlah harga|total item",
        .total: "total|jumlah|tot|total rp|total rm|total bayar rp|jml",
        .due: """
        total bayar|grand total|jumlah bayar|total tagihan|tagihan|total pembayaran|harus dibayar|jumlah besar|\
        jumlah keseluruhan|perlu dibayar|total akhir|total bill
        """,
        .tax: """
        ppn|pajak|pb1|pb 1|pjk|pajak resto|cukai|tax resto|ppn 11|cukai jualan|cukai perkhidmatan|pajak restoran|pbjt|\
        tax pb1
        """,
        .including: "termasuk|sudah termasuk|sdh termasuk",
        .excluding: "dpp|belum termasuk|sebelum pajak|tidak termasuk|bkp",
        .service: "layanan|biaya layanan|service|sc|servis|caj perkhidmatan|jasa layanan|biaya service",
        .tip: "tip|tips",
        .rounding: "pembulatan|penggenapan|pelarasan|pembulatan rp|pengenapan|bulat",
        .discount: "diskon|potongan|voucher|vc|diskaun|potongan harga|promo|disc|hemat item|other discount|rebat|pot",
        .void: "batal|dibatalkan",
        .refund: "pengembalian|retur",
        .deposit: "deposit",
        .fee: """
        ongkir|ongkos kirim|biaya kirim|biaya kemasan|packing|packing charge|bungkus|biaya admin|take away charge|\
        kantong plastik
        """,
        .tender: """
        tunai|kartu|debit|kredit|bayar|dibayar|gopay|ovo|dana|shopeepay|linkaja|qris|kartu debit|kartu kredit|\
        non tunai|flazz|pembayaran|tunai rp|diterima|terima|bca|mandiri|bri|bni|e money|go resto|gojek|grab|grabfood|\
        gofood|cash rp|uang tunai
        """,
        .change: "kembali|kembalian|kembali rp|baki|uang kembali|kembalian rp|total change|susuk",
        .count: "item|jml item|jumlah item|total qty|qty|jumlah barang|bil item|kuantiti|pcs|jumlah tamu",
        .savings: "anda hemat|hemat|total hemat|anda jimat|jimat|total diskon|total potongan|penjimatan",
        .loyalty: "poin|point|saldo|mata ganjaran|total poin",
        .column: "nama|harga|jumlah|barang|nama barang|perkara|kuantiti|harga satuan|item name|keterangan",
        .reference: """
        meja|kasir|pelayan|nota|no nota|struk|no struk|tanggal|tgl|jam|npwp|telp|terima kasih|pelanggan|nama tamu|\
        juruwang|resit|tarikh|masa|no meja|bon|no bon|alamat|layanan konsumen|call|terminal|cabang|order|waktu
        """,
        .unitPrice: "per kg|sekilo|per pcs|@",
    ]

    /// Japanese, Korean and Chinese labels, and Arabic ones; these scripts are written without blanks.
    static let signs: [Concept: String] = [
        .subtotal: "小計|小计|소계|商品合計|小 計|المجموع الفرعي",
        .total: "合計|合计|総計|总计|總計|합계|총액|총계|現計|計|合 計|總額|总额|金额|金額|الإجمالي|المجموع|الاجمالي",
        .due: """
        お支払い合計|お支払合計|支払合計|お支払い金額|お会計|ご請求額|お買上計|お買上げ計|お買上合計|请付|应付|應付|应收|實付|实付|결제금액|받을금액|청구금액|합계금액|お支払額|ご利用金額|税込合計|\
        المبلغ المستحق
        """,
        .tax: "税|消費税|外税|内税|消費税等|税額|增值税|부가세|부가가치세|세금|(内消費税等|内消費税|税金|稅|稅額|外税額|内税額|ضريبة القيمة المضافة|الضريبة|ضريبة",
        .including: "内|込|税込|内税|(内|포함|含|含税|شامل",
        .excluding: "税抜|対象|課税|과세|공급가액|面税|対象額|不含税|과세물품가액|課税対象額|税率",
        .service: "サービス料|奉仕料|服务费|服務費|봉사료|加一|サービス|رسوم الخدمة",
        .tip: "小费|小費|チップ",
        .rounding: "端数|四捨五入|抹零|舍入|絶込",
        .discount: "割引|値引|クーポン|値引き|優惠|优惠|折扣|할인|쿠폰|割引額|値引額|会員割引|減免|خصم",
        .void: "取消|취소|訂正|作废",
        .refund: "返金|返品|退款|退货|환불|반품",
        .deposit: "保証金|押金|보증금",
        .depositReturn: "押金退|보증금환불|空瓶",
        .fee: "送料|配送料|運費|运费|배달비|배송비|包装费|餐盒费|お通し|袋代|配送费|포장비|席料",
        .tender: """
        お預り|お預かり|現金|クレジット|カード|预收|收款|现金|받은금액|현금|카드|신용카드|お預り金|预付|刷卡|支付宝|微信|微信支付|現金払|電子マネー|QR決済|내신금액|승인금액|支付|收您|نقدا|نقد|\
        بطاقة
        """,
        .change: "お釣り|お釣|釣り|おつり|找零|거스름돈|거스름|釣銭|找赎|잔돈|الباقي",
        .count: "点数|点|個数|件数|数量|수량|품목|お買上点数|件|عدد",
        .savings: "値引合計|割引合計|お得|절약|总优惠|節省|割引計",
        .loyalty: "ポイント|포인트|积分|積分|残高|잔액|余额",
        .column: "品名|単価|金額欄|单价|商品名|品项|단가|품명|상품명|名称",
        .reference: "領収書|領収証|レシート|伝票|伝票番号|テーブル|卓|電話|TEL|担当|責|日時|일자|영수증|사업자|테이블|전화|电话|桌号|单号|收银|日期|時間|주문|登録番号|店|号|人数",
        .unitPrice: "単価|单价|단가",
    ]
}
