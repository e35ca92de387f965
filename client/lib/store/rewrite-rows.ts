import { isEncryptedRow, decryptRow } from '../lock/encrypted-row.ts';
import { encryptionKey } from '../lock/vault.ts';
import type { BrowserStore } from './browser-database.ts';

/**
 * Rewrites each row whose encryption does not match the state of app lock, using `encrypt`. Rows deleted meanwhile stay
 * deleted.
 */
export async function rewriteRows(
  store: BrowserStore,
  encrypt: (row: object) => Promise<object>,
): Promise<void> {
  const isEncrypting = encryptionKey() !== null;
  const keys = await store.run('readonly', (rows) => rows.getAllKeys());
  // Reads one row at a time, because some contain photos.
  for (const key of keys ?? []) {
    const row = await store.run('readonly', (rows): IDBRequest<unknown> => rows.get(key));
    const decrypted = isEncryptedRow(row) === isEncrypting ? null : await decryptRow(row);
    if (typeof decrypted !== 'object' || decrypted === null) continue;
    const written = await encrypt(decrypted);
    await store.run('readwrite', (rows) => {
      const reading: IDBRequest<unknown> = rows.get(key);
      reading.addEventListener('success', () => {
        if (reading.result !== undefined && isEncryptedRow(reading.result) !== isEncrypting)
          rows.put(written);
      });
      return reading;
    });
  }
}
