import { isSealedRow, openRow } from '../lock/sealed-row.ts';
import { sealingKey } from '../lock/vault.ts';
import type { BrowserStore } from './browser-database.ts';

/**
 * Rewrites each row whose encryption does not match the state of app lock, using `seal`. Rows deleted meanwhile stay
 * deleted.
 */
export async function rewriteRows(
  store: BrowserStore,
  seal: (row: object) => Promise<object>,
): Promise<void> {
  const isSealing = sealingKey() !== null;
  const keys = await store.run('readonly', (rows) => rows.getAllKeys());
  // Reads one row at a time, because some contain photos.
  for (const key of keys ?? []) {
    const row = await store.run('readonly', (rows): IDBRequest<unknown> => rows.get(key));
    const opened = isSealedRow(row) === isSealing ? null : await openRow(row);
    if (typeof opened !== 'object' || opened === null) continue;
    const written = await seal(opened);
    await store.run('readwrite', (rows) => {
      const reading: IDBRequest<unknown> = rows.get(key);
      reading.addEventListener('success', () => {
        if (reading.result !== undefined && isSealedRow(reading.result) !== isSealing) rows.put(written);
      });
      return reading;
    });
  }
}
