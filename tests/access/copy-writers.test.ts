import fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { createDevice, listDifferences, readWhole } from '#tests/support/copy/device.ts';
import { createPair, live, type Pair, type Step, steps, runSteps } from '#tests/support/copy/history.ts';
import { waitForLockWait } from '#tests/support/database/database.ts';
import { registerCouple } from '#tests/support/people.ts';

const isOnCluster = inject('testDatabase').adminUrls.length > 1;
/** Sequences of steps that run at once, half of them of each partner. */
const WRITERS = 16;
/** Key of the lock for which a commit waits. */
const COMMITS = 4711;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { METRICS_PORT: '0' } });
});
afterAll(() => app.close());

test('gives every change of sixteen writers at once to two devices that ask meanwhile', async () => {
  const { metrics } = app.platform;
  if (!metrics) throw new Error('Metrics are on');
  const countRetry = vi.spyOn(metrics, 'countRetry');
  onTestFinished(() => countRetry.mockRestore());
  const pair = await createPair(app);
  // Leaving and the clock would end what the others do; the histories have them.
  const isWrite = ({ kind }: Step) => ['call', 'create', 'change', 'delete', 'restore'].includes(kind);
  const work = fc
    .sample(steps, { seed: 16, numRuns: WRITERS })
    .map((history, writer) => history.filter(isWrite).map((step) => ({ ...step, who: writer % 2 })));
  let isOver = false;
  const readers = pair.devices.map(async (device) => {
    while (!isOver) await device.pull();
  });
  await Promise.all(work.map((history) => runSteps(pair, history)));
  isOver = true;
  await Promise.all(readers);
  expect(await findUnlike(pair)).toEqual([]);
  expect(pair.tally.done).toBeGreaterThan(pair.tally.refused);
  expect(pair.devices.map((device) => device.wholes())).toEqual([1, 1]);
  expect(countRetry.mock.calls.filter(([reason]) => reason === 'deadlock')).toEqual([]);
}, 120_000);

test('gives the same by answers of three rows', async () => {
  for (const history of fc.sample(steps, { seed: 3, numRuns: isOnCluster ? 1 : 4 })) {
    const pair = await createPair(app, ({ api }) => ({
      ...api,
      copy: { ...api.copy, read: (query) => api.copy.read({ ...query, limit: 3 }) },
    }));
    expect(await live(pair, history)).toEqual([]);
  }
}, 120_000);

// Citus runs no trigger on a distributed table.
describe.runIf(!isOnCluster)('a change between its last statement and its commit', () => {
  test('has no position yet, and the next one waits for it', async () => {
    const [riya, arjun] = await registerCouple(app);
    const device = createDevice(arjun.api);
    await device.pull();
    const before = device.position();
    const open = await holdCommits();
    const first = riya.api.expenses.create({ title: 'First', amount: '20' });
    await waitForLockWait(app.database);
    const second = arjun.api.expenses.create({ title: 'Second', amount: '30' });
    await device.pull();
    expect(device.position()).toBe(before);
    expect(titlesOf(await readWhole(riya.api))).toEqual([]);
    await open();
    await Promise.all([first, second]);
    await device.pull();
    expect(titlesOf(device.rows())).toEqual(['First', 'Second']);
    expect(listDifferences(device.rows(), await readWhole(arjun.api))).toEqual([]);
  });
});

async function findUnlike({ devices, people }: Pair): Promise<string[]> {
  const unlike = people.map(async ({ api }, place) => {
    const device = devices[place];
    if (!device) throw new Error('Each has a device');
    await device.pull();
    return listDifferences(device.rows(), await readWhole(api));
  });
  return (await Promise.all(unlike)).flat();
}

function titlesOf(rows: ReadonlyMap<string, unknown>): string[] {
  return [...rows]
    .flatMap(([name, row]) => (name.startsWith('expenses/') ? (row as { title: string }).title : []))
    .toSorted();
}

/** Makes commits that log a change of a couple wait. Returns a function that lets them go on, then and later. */
async function holdCommits(): Promise<() => Promise<void>> {
  await app.database.pool.query(`
    create function wait_before_commit() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock_shared(${COMMITS}); return null; end $$;
    create constraint trigger waits_before_commit after insert on couple_changes
      deferrable initially deferred for each row execute function wait_before_commit()`);
  const client = new Client({ connectionString: app.database.url });
  await client.connect();
  await client.query('select pg_advisory_lock($1)', [COMMITS]);
  return async () => {
    await client.end();
    await app.database.pool.query('drop function wait_before_commit cascade');
  };
}
