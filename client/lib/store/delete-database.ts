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
