import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { createPair, live, steps } from '#tests/support/copy/history.ts';
import type { Person } from '#tests/support/people.ts';

const isOnCluster = inject('testDatabase').adminUrls.length > 1;
/** Histories of two members; `npm run check` takes more. */
const HISTORIES = Number(process.env['COPY_HISTORIES'] ?? (isOnCluster ? 5 : 60));
const SECONDS_EACH = isOnCluster ? 60 : 10;

/** Histories of two members whose devices ask another server. */
const HISTORIES_OF_TWO_SERVERS = Math.ceil(HISTORIES / 10);

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

test(
  'gives the same at another server than the one that changed the records',
  async () => {
    const other = await createTestApp({ beside: app });
    onTestFinished(() => other.close());
    const atOther = (person: Person): Person['api'] => {
      const { api, cookies } = other.visit();
      const read: typeof api.copy.read = (...query) => {
        for (const [name, value] of person.cookies) cookies.set(name, value);
        return api.copy.read(...query);
      };
      return { ...person.api, copy: { ...person.api.copy, read } };
    };
    await fc.assert(
      fc.asyncProperty(steps, async (history) => {
        expect(await live(await createPair(app, atOther), history)).toEqual([]);
      }),
      { numRuns: HISTORIES_OF_TWO_SERVERS, endOnFailure: false },
    );
  },
  HISTORIES_OF_TWO_SERVERS * SECONDS_EACH * 1000,
);
