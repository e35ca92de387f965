import { isSealedRow, openRow } from '../lock/sealed-row.ts';
import { sealingKey } from '../lock/vault.ts';
import type { BrowserStore } from './browser-database.ts';

/** Writes each row that is not kept as it is to be by now, sealed or not, as `seal` gives it. What was deleted meanwhile stays deleted. */
export async function rewriteRows(
  store: BrowserStore,
  seal: (row: object) => Promise<object>,
): Promise<void> {
  const isSealing = sealingKey() !== null;
  const keys = await store.run('readonly', (rows) => rows.getAllKeys());
  // One after the other: some are photos.
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
