/** A place in the primary's write-ahead log (LSN), as a number: what is later is larger. */
export type Position = bigint;

/** Later than where any log will be: a read after it goes to the primary. */
export const BEYOND_ANY: Position = 2n ** 64n - 1n;

const FORM = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i;

/** Reads what PostgreSQL writes, such as `0/16B3748`; `null` for anything else. */
export function parsePosition(text: string | null): Position | null {
  const [, high, low] = FORM.exec(text ?? '') ?? [];
  return high === undefined ? null : (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/** As PostgreSQL writes it. */
export function formatPosition(position: Position): string {
  return `${(position >> 32n).toString(16)}/${(position & 0xffffffffn).toString(16)}`.toUpperCase();
}
