import { expect, test } from 'vitest';
import { pendingMutations, refreshPending } from './page-outbox.ts';

test('publishes the pending changes again after a screen could not show them', async () => {
  const stop = pendingMutations.subscribe(() => {
    throw new Error('A screen failed');
  });
  await expect(refreshPending()).rejects.toThrow('A screen failed');
  stop();
  await expect(refreshPending()).resolves.toBeUndefined();
});
