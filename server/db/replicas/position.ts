/** A position in the primary's write-ahead log (LSN), as a number that grows over time. */
export type Position = bigint;

/** Beyond any real position: a read after it uses the primary. */
export const MAX_LSN: Position = 2n ** 64n - 1n;

const FORM = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i;

/** Parses PostgreSQL's notation, such as `0/16B3748`; `null` for any other text. */
export function parsePosition(text: string | null): Position | null {
  const [, high, low] = FORM.exec(text ?? '') ?? [];
  return high === undefined ? null : (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/** Formats a position in PostgreSQL's notation. */
export function formatPosition(position: Position): string {
  return `${(position >> 32n).toString(16)}/${(position & 0xffffffffn).toString(16)}`.toUpperCase();
}
