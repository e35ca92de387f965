/** Returns the rupees of a decimal string such as `123.45` as whole paise, exactly; further decimals are dropped. */
export function toPaise(amount: string): bigint {
  const [whole = '', decimals = ''] = amount.split('.');
  return BigInt(whole + decimals.padEnd(2, '0').slice(0, 2));
}

/** Returns whole paise as a decimal string with two decimals. */
export function fromPaise(paise: bigint): string {
  const digits = String(paise < 0n ? -paise : paise).padStart(3, '0');
  return `${paise < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Returns `part` in percent of `whole` with one decimal; 0 if `whole` is 0. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;
}
