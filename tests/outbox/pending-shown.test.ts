import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple } from '#tests/support/people.ts';
import { openBrowser } from './browser/browser.ts';
import { byId } from './support/agreement.ts';
import { fillLists } from './support/fill-lists.ts';
import { createLedger } from './support/ledger.ts';
import { NOUN_NAMES } from './support/nouns.ts';
import { actOn, PAGE_ACTS, type Undone } from './support/page-acts.ts';
import { publicAnswers } from './support/public-answers.ts';

/** Number of scripts; `SCREEN_SCRIPTS=1000` for more. */
const SCRIPTS = Number(process.env['SCREEN_SCRIPTS'] ?? 40);
const SEED = Number(process.env['SCREEN_SEED'] ?? 20261130);
/** Time after which a run of the usual number begins no further script, in milliseconds. */
const BUDGET_MS = 30_000;

const step = fc.record({
  act: fc.constantFrom(...PAGE_ACTS),
  noun: fc.constantFrom(...NOUN_NAMES, 'items' as const),
  which: fc.nat({ max: 11 }),
  typed: fc.nat({ max: 40 }),
});
const script = fc.array(step, { minLength: 3, maxLength: 14, size: 'max' });

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
}, 60_000);
afterAll(() => app.close());

test(
  `shows pending changes of the copy as the server answers after they have arrived, over ${SCRIPTS} scripts`,
  { timeout: SCRIPTS * 20_000 },
  async () => {
    await fc.assert(fc.asyncProperty(script, run), {
      numRuns: SCRIPTS,
      seed: SEED,
      endOnFailure: true,
      ...(process.env['SCREEN_SCRIPTS'] === undefined && { interruptAfterTimeLimit: BUDGET_MS }),
    });
  },
);

async function run(steps: typeof script extends fc.Arbitrary<infer Each> ? Each : never): Promise<void> {
  const people = await registerCouple(app);
  const [riya, arjun] = people;
  const couple = await riya.api.couples.current();
  if (!couple) throw new Error('The two have joined');
  await fillLists(people);
  const browser = openBrowser(riya, couple);
  const tab = await browser.openTab();
  await browser.activity.rest();
  browser.setOnline(false);
  const undone: Undone = [];
  const two = { memberId: riya.user.id, partnerId: arjun.user.id };
  const ledger = createLedger();
  for (const [place, each] of steps.entries()) {
    const madeAt = Date.now();
    await actOn(tab, each, { ledger, two, undone, place });
    await browser.activity.rest();
    // No member acts twice in a millisecond, in which the order of two lists would be that of their ids.
    while (Date.now() === madeAt) await new Promise(setImmediate);
  }
  const inputs = await Promise.all(
    Object.entries(publicAnswers).map(async ([name, read]) => ({ name, asked: await read(riya.api) })),
  );
  const readAll = () =>
    inputs.flatMap(({ name, asked }) =>
      asked.map(({ input, isUnordered }) => {
        const data = tab.page.read(name, input);
        return { name, input, data: comparable(isUnordered ? byId(data) : data) };
      }),
    );
  const shown = readAll();
  browser.setOnline(true);
  await tab.page.send();
  await browser.activity.rest();
  tab.page.pullSoon();
  await browser.activity.rest();
  expect(tab.page.pending()).toEqual([]);
  expect(shown).toEqual(readAll());
  tab.kill();
}

/** Fields that only the server knows: moments, and positions after deleted items. */
const ONLY_SERVER = new Set(['createdAt', 'updatedAt', 'doneAt', 'assignedAt', 'position', 'id']);

function comparable(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, each: unknown) => (ONLY_SERVER.has(key) && each !== null ? undefined : each)),
  );
}
