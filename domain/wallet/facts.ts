/** Origins of a wallet entry. */
export const WALLET_CAUSES = ['checkin', 'achievement', 'order', 'refund', 'other'] as const;
export type WalletCause = (typeof WALLET_CAUSES)[number];
