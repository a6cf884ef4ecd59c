extension Keywords {
    /// English labels, phrases parted by bars.
    static let english: [Concept: String] = [
        .subtotal: """
        subtotal|sub total|sub-total|subttl|sub ttl|subtot|sub tot|sub_tot|food total|total food|item total|\
        items total|gross amount|gross total|net sales|total before tax|taxable|total amount before tax|merchandise|\
        goods total|bill amount|order value|st|net
        """,
        .total: "total|gross|tot|ttl|totals|sum total|total amount|amount|bl tot|bill total|total sales|check total",
        .due: """
        amount due|balance due|total due|payment due|due|to pay|amount to pay|amount payable|total payable|payable|\
        pay this amount|please pay|grand total|net total|nett total|net amount|nett amount|net payable|bal due|\
        balance to pay|you pay|final total|bill total|total bill|order total|total to pay|please pay this amount|\
        net due|amt due|balance|total sale|total charge|total invoice amount
        """,
        .tax: """
        tax|taxes|sales tax|gst|vat|hst|pst|qst|sst|cgst|sgst|igst|tx|vat amount|sales|state tax|city tax|local tax|\
        county tax|ser tax|service tax|srv tax|sertax|meals tax|liquor tax|gst payable|vat payable|tax amount|tax amt|\
        gst amount|gst amt|total tax|total gst|total vat|rst|gct|cess|levy|tax total|salestax|m&t tax|tourism tax|\
        occupancy tax|surtax
        """,
        .including: """
        of which|including|incl|inclusive|inclusive of|includes|included|inc|with|incl of|contains|after tax|after adj|\
        after adjustment|after rounding|after discount
        """,
        .excluding: """
        excluding|excl|exclusive|exclusive of|excl of|excluded|before tax|ta amt|taxable amount|vat net|net of|\
        amt excl|net value|net amt|goods|tax base|non taxable|nontaxable|exempt|vatable sales|vat exempt sales|vat exempt|zero rated sales|zero rated|rate
        """,
        .service: """
        service charge|service chg|service chrg|serv charge|serv chg|serv chrg|svc charge|svc chg|svc chrg|svccharge|\
        svc|service|servchg|svcchg|sc|s/c|ser chg|sv chg|sv charge|svr chg|srv chg|srvc chg|ser charge|sevice charge|\
        service fee|auto gratuity|auto grat|included gratuity|gratuity included|autograt|suc chg|large party charge|optional service|\
        optional service charge|discretionary service|discretionary service charge|service discretionary|\
        large party fee|large party|party charge|group charge|hospitality charge|staff charge
        """,
        .tip:
            """
        gratuity|tip|tips|tip amount|grat|gratuities|added tip|server tip|cash tip|card tip|charge tip|total tip|\
        courier tip|driver tip|delivery tip|bar tip|staff tip|tip for driver|tip for courier
        """,
        .suggestion: """
        suggested|suggested tip|suggested gratuity|suggested gratuities|tip suggestion|tip suggestions|tip guide|\
        gratuity guide|gratuity suggestions|suggested tips|tip calculator|tip table|suggestion|suggestions|guide|\
        for your convenience|recommended|convenience|quick tip|additional tip|gratuity guideline|\
        gratuity not included|tip not included|recommended gratuity
        """,
        .rounding: """
        rounding|rounding adj|rounding adjustment|round|round off|roundoff|round adj|rounded|round adjustment|\
        rounding amount|penny rounding|cash rounding|rounding diff|round up|round down|rnd adj|rounding off
        """,
        .discount: """
        discount|disc|discounts|coupon|coupons|cpn|voucher|promo|promotion|markdown|mark down|reduction|less discount|\
        instant savings|member discount|store coupon|mfr coupon|mfg coupon|offer|price over|price override|\
        loyalty credit|rebate|credit|comp|happy hour discount|bogo|employee discount|gift voucher|multibuy saving|\
        deal saving|less|off|clubcard|member price|price cut|allowance|comps|vc
        """,
        .void: """
        void|voided|cancelled|canceled|cancel|removed|item void|item correct|correction|line void|void line|\
        voided entry|void entry|entry void|voided item|void item|error correct|error corrected|clerk void
        """,
        .refund: "refund|refunded|return|returned|returns",
        .deposit: """
        deposit|bottle deposit|crv|ca crv|redemp val|ca redmp val|redmp val|bottle dep|btl dep|container deposit|\
        eco fee|ca redemp val|can deposit
        """,
        .depositReturn: "deposit return|deposit refund|bottle return|can return|bottle refund|empties",
        .fee: """
        delivery|delivery fee|delivery charge|shipping|postage|bag fee|carrier bag|packing fee|packaging fee|\
        booking fee|convenience fee|surcharge|card surcharge|cc surcharge|kitchen fee|cover charge|corkage|\
        credit card fee|card fee|small order fee|processing fee|admin fee|resort fee|service fee online|living wage|\
        health surcharge|wellness fee
        """,
        .tender: """
        refund to card|refunded to card|cash refund|ebt food|ebt cash|food stamps|cash|visa|mastercard|master card|master|mc|amex|american express|discover|debit|credit|credit card|debit card|\
        card|eft|eftpos|eft debit|interac|paid|tender|tendered|tend|cash tendered|amount tendered|payment|paid by|\
        cash paid|pd cash|gift card|gift cert|check|cheque|maestro|contactless|apple pay|google pay|paypal|\
        store credit|account|house acct|room charge|tab|charge|ebt|snap|wallet|paytm|upi|grabpay|touch n go|tng|boost|\
        edc|card payment|visa tend|debit tend|shopping card|shop card|amt tendered|purchase|total purchase|\
        gift card redeemed|gift card applied|gift card used|redeemed|preauth|pre auth|preauthorization|preauthorized|\
        credit card total|cash total|card total|approved|auth amt|received|amount paid|total paid|total tendered|\
        amount received|amount usd|amount gbp|amount eur|usd|mastercard debit|visa debit|payment received|diners|jcb|\
        unionpay|nets|rewards|store rewards|check member prntd|member prntd
        """,
        .change: """
        change|change due|your change|cash change|total change|change given|balance change|cash back|cashback|\
        change amt|change amount|charge amt|chg due
        """,
        .count: """
        items|item count|no of items|number of items|items sold|total items|total item|total qty|tot qty|qty|qtys|\
        item qty|total quantity|item s|count|pcs|pieces|number of items sold|total number of items|\
        total number of items sold|articles|total no items|total no of items|items in transaction|no items|item|no|\
        total pcs|covers|lines|unit count|total units|units
        """,
        .carried: "carried forward|brought forward|carried over|c f|b f|continued",
        .savings: """
        you saved|savings|saved|saving|total savings|total saving|your savings|you save|save|total saved|\
        total discount|total discounts|regular price|reg price|was|original price|mywalgreens savings|savings value|\
        return value|list price|rrp|multisave|missed|you could have saved|price was|discount total|your savings today
        """,
        .loyalty: """
        points|point|points earned|rewards|rewards bal|reward balance|opening balance|closing balance|balance|earned|\
        stars|bonus|beg bal|end bal|tran amt|points balance|member points|loyalty|earned this visit|available balance|\
        previous balance|new balance|current balance|card balance|remaining balance|bal|cash rewards available
        """,
        .column: """
        description|desc|qty|quantity|price|unit price|u price|uprice|rate|item|items|amount|amt|particulars|product|\
        disc|menu|size|rsp|name|dsc|tax code|value|no|sn
        """,
        .reference: """
        sku|upc|plu|ean|item no|item number|item code|art no|article no|\
        page|table|tbl|tb1|order|order no|order id|invoice|invoice no|receipt|receipt no|rcpt|bill no|check|chk|check no|\
        guest|guests|gst no|gst reg|gst reg no|gst id|vat no|vat reg|vat reg no|tax invoice|tax id|tin|abn|abn no|\
        pan no|reg no|co reg|company reg|tel|phone|fax|telephone|cashier|server|waiter|waitress|clerk|operator|\
        served by|employee|terminal|term id|trans|transaction|trn|ref|ref no|auth|auth code|approval|approval code|\
        appr|aid|tvr|tsi|account no|acct|card no|station|register|reg|till|store|store no|shop|pax|covers|cover|date|\
        time|dine in|take out|takeout|eat in|to go|for here|carryout|batch|mid|tid|member|membership|customer|copy|\
        customer copy|merchant copy|duplicate|reprint|signature|sign|thank you|welcome|www|http|email|ph|po|ticket|\
        ticket no|session|shift|drawer|staff|manager|mgr|sales person|salesperson|sales associate|associate|st#|op#|\
        te#|tr#|closed|opened|network id|pos|party|seat|cust|customers|no of pax|slip|counter|sequence|entry method|\
        card type|application|survey|code|vat receipt|not a vat receipt|tax receipt
        """,
        .unitPrice: "each|per kg|per lb|per item|unit price|price per|each at",
    ]
}
