export const SETTLEMENT_METHODS = ['upi', 'cash', 'other'] as const;
/** Days during which a settlement can be deleted. */
export const SETTLEMENT_DAYS = 7;

/** Minutes after which a request to pay has ended. */
export const PAYMENT_ASK_MINUTES = 60;
