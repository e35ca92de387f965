import { openValue, sealValue } from './sealed-value.ts';
import { openingKey, sealingKey } from './vault.ts';

/** Database row with all fields encrypted except its key and its age. */
interface SealedRow {
  sealed: Uint8Array<ArrayBuffer>;
}

/** Returns the row to write: encrypted while app lock is on, with its fields `plainNames` left plain. */
export async function sealRow(row: object, plainNames: readonly string[]): Promise<object> {
  const key = sealingKey();
  if (!key) return row;
  const plain = Object.entries(row).filter(([name]) => plainNames.includes(name));
  const sealedRow: SealedRow = { ...Object.fromEntries(plain), sealed: await sealValue(key, row) };
  return sealedRow;
}

/** Decrypts a row; returns `null` if no key of this browser decrypts it. */
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

/** Decrypts rows one at a time, because some contain photos. */
export async function openRows(rows: readonly unknown[]): Promise<unknown[]> {
  const opened: unknown[] = [];
  for (const row of rows) opened.push(await openRow(row));
  return opened;
}

export function isSealedRow(row: unknown): row is SealedRow {
  return typeof row === 'object' && row !== null && 'sealed' in row && row.sealed instanceof Uint8Array;
}
