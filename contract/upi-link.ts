export interface UpiPayment {
  upiId: string;
  payee: string;
  /** Rupees with two decimals. */
  amount: string;
  note: string;
  /** Names the payment where somebody looks for it. */
  reference?: string;
}

/** The link that opens a UPI app with everything filled in (NPCI, UPI linking specification). */
export function makeUpiLink({ upiId, payee, amount, reference, note }: UpiPayment): string {
  const fields = {
    pa: upiId,
    pn: payee,
    am: amount,
    cu: 'INR',
    tn: note,
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
