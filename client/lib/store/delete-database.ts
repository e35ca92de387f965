/** Deletes one of the browser's databases by its name, because the modules that own the databases are loaded late. */
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

/** Databases of the member's data until sign-out: pending changes, chosen files and photos of an import. */
const keptDatabases = ['jugal-outbox', 'jugal-files', 'jugal-gallery', 'jugal-gallery-plan'];

export async function deleteKeptDatabases(): Promise<void> {
  await Promise.all(keptDatabases.map(deleteDatabase));
}

/** Deletes all databases of the member at sign-out, including app lock. */
export async function deleteMemberDatabases(): Promise<void> {
  await Promise.all([deleteKeptDatabases(), deleteDatabase('jugal-lock')]);
}
