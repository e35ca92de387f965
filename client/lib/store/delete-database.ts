/** Deletes one of the browser's databases, which is known by its name alone where what it holds is loaded late. */
export function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!('indexedDB' in globalThis)) {
      resolve();
      return;
    }
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () =>
      reject(request.error ?? new Error(`The database ${name} was not deleted`)),
    );
  });
}

/** Where things of a member are kept until they sign out: what waits for the network, chosen files, the photos that are to become memories. */
const keptDatabases = ['jugal-outbox', 'jugal-files', 'jugal-gallery', 'jugal-gallery-plan'];

export async function deleteKeptDatabases(): Promise<void> {
  await Promise.all(keptDatabases.map(deleteDatabase));
}

/** When a member signs out: app lock goes too. */
export async function deleteMemberDatabases(): Promise<void> {
  await Promise.all([deleteKeptDatabases(), deleteDatabase('jugal-lock')]);
}
