/** Deletes a database of the browser, known by its name alone: what is kept in it is loaded late. */
export function forgetDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!('indexedDB' in globalThis)) {
      resolve();
      return;
    }
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error ?? new Error(`${name} was not deleted`)));
  });
}
