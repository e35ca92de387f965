/** What a line says of an expense, as the fields of its form take it. */
export interface QuickEntry {
  /** A decimal string such as `1450.50`. */
  amount: string;
  /** Empty where the line names none. */
  title: string;
  /** `YYYY-MM-DD`; null where the line names no day. */
  spentOn: string | null;
}

/**
 * Why a message is no expense: money that came in or back, a code, an advertisement, something that was not or not yet paid,
 * or nothing that can be read.
 */
export type Refusal = 'credit' | 'refund' | 'code' | 'advertisement' | 'notPaid' | 'unreadable';
