import type { Page } from '@playwright/test';

/**
 * Returns all data that a browser stores for a site as one text, with bytes and blobs decoded: caches, databases and
 * both storages.
 */
export function readAllKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept: string[] = [];
    const read = async (value: unknown): Promise<void> => {
      if (value instanceof Blob) {
        if (value instanceof File) kept.push(value.name);
        kept.push(await value.text());
      } else if (value instanceof ArrayBuffer) kept.push(new TextDecoder().decode(value));
      else if (ArrayBuffer.isView(value)) kept.push(new TextDecoder().decode(value));
      else if (typeof value === 'object' && value !== null)
        for (const [name, each] of Object.entries(value)) {
          kept.push(name);
          await read(each);
        }
      else kept.push(String(value));
    };
    await read(Object.fromEntries(Object.entries(localStorage)));
    await read(Object.fromEntries(Object.entries(sessionStorage)));
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        // Build files are the same for every visitor.
        if (/\/assets\/|\.(?:html|js|css|json|woff2|webmanifest)$/.test(new URL(request.url).pathname)) continue;
        const response = await cache.match(request);
        kept.push(request.url, JSON.stringify([...(response?.headers ?? [])]));
        await read(await response?.arrayBuffer());
      }
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(new Error(name)));
      });
      for (const store of database.objectStoreNames) {
        const reading: IDBRequest<unknown[]> = database.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => reading.addEventListener('success', resolve));
        kept.push(name);
        await read(reading.result);
      }
      database.close();
    }
    return kept.join('\n');
  });
}

type TableName = 'answers' | 'copy' | 'files' | 'mutations' | 'pictures' | 'plans';

/** Returns the number of rows in a table of the store on the device. */
export async function countRows(page: Page, table: TableName): Promise<number> {
  return (await listRows(page, table)).length;
}

/** Lists how the rows of a table are stored: `sealed` rows are encrypted. */
export async function listRows(page: Page, table: TableName): Promise<('plain' | 'sealed')[]> {
  const rows = await readTable(page, { table, withValues: false });
  return rows.map(({ isSealed }) => (isSealed ? 'sealed' : 'plain'));
}

/** Reads the values of a table's plain rows. */
export async function readValues(page: Page, table: TableName): Promise<unknown[]> {
  const rows = await readTable(page, { table, withValues: true });
  return rows.map(({ value }) => value);
}

function readTable(page: Page, { table, withValues }: { table: TableName; withValues: boolean }) {
  return page.evaluate(
    async ([name, keepsValues]) => {
      // Opening would create the database. App lock moves the rows to one of a later number.
      const present = (await indexedDB.databases())
        .map((each) => each.name ?? '')
        .filter((each) => each.startsWith('jugal'));
      const current = present.toSorted().at(-1);
      if (current === undefined) return [];
      const opening = indexedDB.open(current);
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(new Error(name)));
      });
      const rows = await new Promise<{ value?: unknown }[]>((resolve) => {
        if (!database.objectStoreNames.contains(name)) return resolve([]);
        const reading: IDBRequest<object[]> = database.transaction(name).objectStore(name).getAll();
        reading.addEventListener('success', () => resolve(reading.result));
      });
      database.close();
      return rows.map((row) => ({ isSealed: 'sealed' in row, value: keepsValues ? row.value : undefined }));
    },
    [table, withValues] as const,
  );
}

/** Counts the files pending upload in the browser. */
export function countKeptFiles(page: Page): Promise<number> {
  return countRows(page, 'files');
}
