import { cutText } from '#domain/text.ts';

export interface UpiPayment {
  upiId: string;
  payee: string;
  /** Rupees with two decimals. */
  amount: string;
  note: string;
  /** Names the payment where somebody looks for it. */
  reference?: string;
}

/** Characters of a note that every UPI app accepts. */
const NOTE_MAX = 50;

/** Returns true for a UPI ID that begins with a phone number: a person's, to which banks often refuse payments by link. */
export function isPersonalUpiId(upiId: string): boolean {
  return /^(?:\+?91)?[6-9]\d{9}(?:-\d+)?@/.test(upiId);
}

/** The link that opens a UPI app with everything filled in (NPCI, UPI linking specification). */
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

/** A space is %20: apps show the plus sign of HTML forms as it is. The @ of an address may stand, and some apps want it so. */
function encodeField(value: string): string {
  return encodeURIComponent(value).replaceAll('%40', '@');
}
