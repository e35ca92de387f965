/**
 * Connects the current page (`vi.resetModules`) with the outbox, so that changes without a network wait on the device.
 * Returns a function that sends them.
 */
export async function connectOutbox(): Promise<() => Promise<void>> {
  const [{ interceptRequestsBy }, { clearStore }, { pageOutbox, sendPendingNow }] = await Promise.all([
    import('#client/data/outbox/request-interceptor.ts'),
    import('#client/data/store.ts'),
    import('#client/shell/pending/page-outbox.ts'),
  ]);
  interceptRequestsBy(() => Promise.resolve(pageOutbox));
  await clearStore();
  return sendPendingNow;
}
