/**
 * Formats the decimal string `123456.5` as '₹1,23,456.50', and whole rupees without paise: '₹500'. Formats the digits,
 * never a float, so that no amount of the database is rounded. Equals `Intl.NumberFormat` in our three languages, whose
 * creation takes 90 ms of Home's first paint.
 */
export function formatMoney(amount: string | number) {
  const text = formatWithPaise(amount);
  return /\..*[1-9]/.test(String(amount)) ? text : text.slice(0, -'.00'.length);
}

/** Formats an amount like `formatMoney`, but with both digits of paise: '₹500.00'. */
export function formatWithPaise(amount: string | number) {
  const [, sign, rupees, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(amount)) ?? [];
  if (rupees === undefined) throw new RangeError(`Not an amount: ${amount}`);
  const isRoundedUp = fraction.charAt(2) >= '5';
  const paise = BigInt(rupees + fraction.slice(0, 2).padEnd(2, '0')) + (isRoundedUp ? 1n : 0n);
  const digits = String(paise).padStart(3, '0');
  return `${sign}₹${group(digits.slice(0, -2))}.${digits.slice(-2)}`;
}

/** Formats coins as '1,23,456'. */
export function formatCoins(coins: number) {
  return group(String(coins));
}

/** Groups digits in lakh and crore. */
function group(digits: string): string {
  return digits.replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',');
}
