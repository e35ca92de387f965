export const PAYMENT_METHODS = ['upi', 'razorpay'] as const;
export const PAYMENT_STATUSES = ['pending', 'confirmed', 'rejected'] as const;
