public import Money

/// What I spent, and what moved, in one currency: axes which answer different questions and are never added together.
public struct MoneyFigures: Hashable, Sendable {
    /// What things cost, seen as consumption: of each expense the larger of what I paid and my share.
    public private(set) var spending = Amount.zero
    /// What left my accounts for expenses.
    public private(set) var cashOut = Amount.zero
    /// My part of all expenses.
    public private(set) var share = Amount.zero
    /// What was refunded to me alone; it is part of the money that came in, and the purchase stays as it was.
    public private(set) var refunds = Amount.zero
    /// Everything that came in: income, loans and repayments received, refunds, anything else.
    public private(set) var moneyIn = Amount.zero
    /// Everything that went out: for expenses, loans given, repayments made, anything else.
    public private(set) var moneyOut = Amount.zero

    /// Spending less refunds.
    public var netSpending: Amount { spending - refunds }

    /// What came in less what went out.
    public var netCashFlow: Amount { moneyIn - moneyOut }

    init(_ events: [MoneyEvent]) throws(MoneyError) {
        for event in events {
            spending = try spending.balance(adding: event.spending)
            cashOut = try cashOut.balance(adding: event.cashOut)
            share = try share.balance(adding: event.share)
            refunds = try refunds.balance(adding: event.refund)
            moneyIn = try moneyIn.balance(adding: event.moneyIn)
            moneyOut = try moneyOut.balance(adding: event.moneyOut)
        }
    }
}

/// What was recorded through one of my accounts in one currency.
public struct AccountFigures: Hashable, Sendable {
    /// The name of the account.
    public let account: String
    /// The currency.
    public let currency: Currency
    /// What came in.
    public private(set) var moneyIn = Amount.zero
    /// What went out.
    public private(set) var moneyOut = Amount.zero

    /// What came in less what went out.
    public var net: Amount { moneyIn - moneyOut }

    init(account: String, currency: Currency) {
        self.account = account
        self.currency = currency
    }

    mutating func add(_ change: Amount) throws(MoneyError) {
        if change > .zero {
            moneyIn = try moneyIn.balance(adding: change)
        } else {
            moneyOut = try moneyOut.balance(adding: -change)
        }
    }
}

/// What one person owes me in one currency.
public struct PersonBalance: Hashable, Sendable {
    /// The name.
    public let person: String
    /// The currency.
    public let currency: Currency
    /// What they owe me; below zero for what I owe them.
    public let amount: Amount
}
