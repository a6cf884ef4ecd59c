// receipts
