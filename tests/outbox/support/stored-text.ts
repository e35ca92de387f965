/** Returns the names of the databases and tables in which a text can be read. */
export async function findText(databases: IDBFactory, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const { name = '' } of await databases.databases()) {
    const database = await finish(databases.open(name));
    for (const table of database.objectStoreNames)
      for (const row of await finish<unknown[]>(database.transaction(table).objectStore(table).getAll()))
        if ((await toText(row)).includes(text)) found.push(`${name}/${table}`);
    database.close();
  }
  return found;
}

async function toText(value: unknown): Promise<string> {
  if (value instanceof Blob) return value.text();
  if (value instanceof Uint8Array) return Buffer.from(value).toString('latin1');
  if (typeof value !== 'object' || value === null) return String(value);
  return (await Promise.all(Object.values(value).map(toText))).join('\n');
}

function finish<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The request failed')));
  });
}
