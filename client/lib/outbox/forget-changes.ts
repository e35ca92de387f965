/** When a member signs out: what waited goes too, and they were told so. Known by its name alone: the outbox is loaded late. */
export function forgetAllChanges(): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!('indexedDB' in globalThis)) {
      resolve();
      return;
    }
    const request = indexedDB.deleteDatabase('jugal-outbox');
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The changes were not deleted')),
    );
  });
}
