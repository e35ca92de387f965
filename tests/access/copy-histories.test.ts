import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { createPair, live, steps } from '#tests/support/copy/history.ts';

const isOnCluster = inject('testDatabase').adminUrls.length > 1;
/** Histories of two members; `npm run check` takes more. */
const HISTORIES = Number(process.env['COPY_HISTORIES'] ?? (isOnCluster ? 5 : 60));
const SECONDS_EACH = isOnCluster ? 60 : 10;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test(
  'gives both members by changes what a whole copy has',
  async () => {
    const tally = { done: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(steps, async (history) => {
        const pair = await createPair(app);
        expect(await live(pair, history)).toEqual([]);
        tally.done += pair.tally.done;
        tally.refused += pair.tally.refused;
      }),
      { numRuns: HISTORIES, endOnFailure: false },
    );
    expect(tally.done).toBeGreaterThan(tally.refused);
  },
  HISTORIES * SECONDS_EACH * 1000,
);
