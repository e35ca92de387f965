/**
 * Most characters of one line or message; the longest messages of banks have 500. A longer text is no expense, and no
 * pattern of entries is run on it: their time grows with the square of the length.
 */
export const LINE_MAX = 1000;

/** An expense parsed from a line, in the format of the form's fields. */
export interface QuickEntry {
  /** Decimal string such as `1450.50`. */
  amount: string;
  /** Empty if the line names none. */
  title: string;
  /** `YYYY-MM-DD`; null if the line names no day. */
  spentOn: string | null;
}

/**
 * Reason why a message is not an expense: money received or returned, a one-time code, an advertisement, a payment that
 * failed or is still due, a day that does not exist or is still to come, or text without an amount.
 */
export type Refusal = 'credit' | 'refund' | 'code' | 'advertisement' | 'notPaid' | 'day' | 'unreadable';

/**
 * Rejection of a line, of its amount with the words of the amount field, or of several possible amounts: the member
 * chooses one of the expenses.
 */
export type Rejection =
  | { refusal: Refusal }
  | { refusal: 'amount'; words: string }
  | { refusal: 'choice'; choices: readonly QuickEntry[] };
