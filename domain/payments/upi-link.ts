import { cutText } from '#domain/kernel/text/cut-text.ts';

export interface UpiPayment {
  upiId: string;
  payee: string;
  /** Rupees with two decimals. */
  amount: string;
  note: string;
  /** Transaction reference by which the payment can be looked up. */
  reference?: string;
}

/** Characters of a note that every UPI app accepts. */
const NOTE_MAX = 50;

/**
 * Returns true for a UPI ID that begins with a phone number. Banks often refuse payments by link to such personal IDs.
 */
export function isPersonalUpiId(upiId: string): boolean {
  return /^(?:\+?91)?[6-9]\d{9}(?:-\d+)?@/.test(upiId);
}

/** Returns the link that opens a UPI app with all fields filled in (NPCI, UPI linking specification). */
export function makeUpiLink({ upiId, payee, amount, reference, note }: UpiPayment): string {
  const fields = {
    pa: upiId,
    pn: payee,
    am: amount,
    cu: 'INR',
    tn: cutText(note, NOTE_MAX),
    ...(reference && { tr: reference }),
  };
  return `upi://pay?${Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeField(value)}`)
    .join('&')}`;
}

/**
 * Encodes a space as %20, because apps show the plus sign of HTML forms literally. Keeps the @ of an address, which is
 * valid and which some apps require.
 */
function encodeField(value: string): string {
  return encodeURIComponent(value).replaceAll('%40', '@');
}
