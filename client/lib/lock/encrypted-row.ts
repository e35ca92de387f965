import { decryptValue, encryptValue } from './encrypted-value.ts';
import { decryptionKey, encryptionKey } from './vault.ts';

/** Database row with all fields encrypted except its key and its age. */
interface EncryptedRow {
  sealed: Uint8Array<ArrayBuffer>;
}

/** Returns the row to write: encrypted while app lock is on, with its fields `plainNames` left plain. */
export async function encryptRow(row: object, plainNames: readonly string[]): Promise<object> {
  const key = encryptionKey();
  if (!key) return row;
  const plain = Object.entries(row).filter(([name]) => plainNames.includes(name));
  const encrypted: EncryptedRow = { ...Object.fromEntries(plain), sealed: await encryptValue(key, row) };
  return encrypted;
}

/** Decrypts a row; returns `null` if no key of this browser decrypts it. */
export async function decryptRow(row: unknown): Promise<unknown> {
  if (!isEncryptedRow(row)) return row;
  const key = decryptionKey();
  if (!key) return null;
  try {
    const opened = await decryptValue(key, row.sealed);
    const { sealed: _sealed, ...plain } = row;
    return { ...(typeof opened === 'object' ? opened : null), ...plain };
  } catch (error) {
    console.warn('What was kept could not be opened', error);
    return null;
  }
}

/** Decrypts rows one at a time, because some contain photos. */
export async function decryptRows(rows: readonly unknown[]): Promise<unknown[]> {
  const opened: unknown[] = [];
  for (const row of rows) opened.push(await decryptRow(row));
  return opened;
}

export function isEncryptedRow(row: unknown): row is EncryptedRow {
  return typeof row === 'object' && row !== null && 'sealed' in row && row.sealed instanceof Uint8Array;
}
