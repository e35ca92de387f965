import { importDataKey, newBrowserKey, newDataKey, wrapByPin } from '#client/data/lock/data-key.ts';
import { encryptValue } from '#client/data/lock/encrypted-value.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';

/** Tables of the store of 28 November 2026 (commit 0ccd0d82), version 1 of its database. */
const TABLES = ['answers', 'mutations', 'sent', 'pictures', 'files', 'photos', 'plans', 'lock'];

export interface FormerRows {
  mutations: readonly Omit<PendingMutation, 'order'>[];
  answers: readonly { queryKey: readonly unknown[]; data: unknown }[];
  pictures: ReadonlyMap<string, Blob>;
}

/** Writes a store as the version of 28 November 2026 did, encrypted if a PIN is given. */
export async function writeFormerStore(databases: IDBFactory, rows: FormerRows, pin: string | null): Promise<void> {
  const raw = newDataKey();
  const key = pin === null ? null : await importDataKey(raw);
  const toRow = async (value: unknown) => (key ? { sealed: await encryptValue(key, value) } : { value });
  const puts: { table: string; key?: string; row: object }[] = [];
  if (pin !== null) {
    const browserKey = await newBrowserKey();
    const wrapped = await wrapByPin(raw, pin, browserKey);
    const record = { browserKey, pin: wrapped, device: null, failures: 0, failedAt: 0 };
    puts.push({ table: 'lock', key: 'lock', row: { value: record } });
  }
  for (const change of rows.mutations) puts.push({ table: 'mutations', row: await toRow(change) });
  for (const { queryKey, data } of rows.answers)
    puts.push({
      table: 'answers',
      key: JSON.stringify(queryKey),
      row: await toRow({ queryKey, data, moment: 1_795_000_000_000 }),
    });
  for (const [address, blob] of rows.pictures)
    puts.push({ table: 'pictures', key: address, row: await toRow({ blob, at: 1_795_000_000_000 }) });
  puts.push({ table: 'sent', key: 'sent', row: await toRow({ call: 'notes.create', at: 1_795_000_000_000 }) });

  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = databases.open('jugal', 1);
    request.addEventListener('upgradeneeded', () => {
      for (const table of TABLES) {
        const store = request.result.createObjectStore(table, { autoIncrement: table === 'mutations' });
        if (table !== 'mutations') continue;
        store.put(null, 1_795_000_000_000);
        store.delete(1_795_000_000_000);
      }
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('No database was made')));
  });
  const transaction = database.transaction(TABLES, 'readwrite');
  for (const put of puts) transaction.objectStore(put.table).put(put.row, put.key);
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  database.close();
}
