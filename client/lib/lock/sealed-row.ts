import { openValue, sealValue } from './sealed-value.ts';
import { openingKey, sealingKey } from './vault.ts';

/** A row of the browser's database with all but its key and what says its age encrypted. */
interface SealedRow {
  sealed: Uint8Array<ArrayBuffer>;
}

/** The row as it is written: sealed while app lock is on, with its fields `plainNames` beside. */
export async function sealRow(row: object, plainNames: readonly string[]): Promise<object> {
  const key = sealingKey();
  if (!key) return row;
  const plain = Object.entries(row).filter(([name]) => plainNames.includes(name));
  const sealedRow: SealedRow = { ...Object.fromEntries(plain), sealed: await sealValue(key, row) };
  return sealedRow;
}

/** A row as it was before it was sealed; `null` for one that no key of this browser opens any more. */
export async function openRow(row: unknown): Promise<unknown> {
  if (!isSealedRow(row)) return row;
  const key = openingKey();
  if (!key) return null;
  try {
    const opened = await openValue(key, row.sealed);
    const { sealed: _sealed, ...plain } = row;
    return { ...(typeof opened === 'object' ? opened : null), ...plain };
  } catch (error) {
    console.warn('What was kept could not be opened', error);
    return null;
  }
}

/** One after the other: some are photos. */
export async function openRows(rows: readonly unknown[]): Promise<unknown[]> {
  const opened: unknown[] = [];
  for (const row of rows) opened.push(await openRow(row));
  return opened;
}

export function isSealedRow(row: unknown): row is SealedRow {
  return typeof row === 'object' && row !== null && 'sealed' in row && row.sealed instanceof Uint8Array;
}
