import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { contract } from '#domain/api.ts';
import { listEndpoints } from '#server/http/api.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type Received, startReceiving } from '#tests/support/copy/received.ts';
import { openStream } from '#tests/support/live-stream.ts';
import { type Person, registerCouple, signInAgain } from '#tests/support/people.ts';
import { makePhoto, uploadPhoto } from '#tests/support/photos.ts';
import { startPushService } from '#tests/support/push-service.ts';

/** Histories after each of which the partners' reads are compared; `npm run check` takes 200. */
const HISTORIES = Number(process.env['PRIVATE_HISTORIES'] ?? 20);

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.setTime('2027-01-20T12:00:00+05:30');
});
afterAll(() => app.close());

/** A step of a couple. Both couples take the shared steps, and one couple alone the private ones. */
interface Step {
  kind: 'shared' | 'private';
  act: number;
  title: string;
  amount: string;
}

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('shared', 'private', 'private'),
    act: fc.nat({ max: 999 }),
    title: fc.constantFrom('Chai', 'Ring', 'વીંટી', 'Rent'),
    amount: fc.constantFrom('20', '450.50', '18000'),
  }),
  { minLength: 4, maxLength: 8 },
);

type Act = (author: Person, partner: Person, step: Step) => Promise<unknown>;

const firstOf = async ({ api }: Person, isOwn: boolean) =>
  (await api.expenses.list()).find(
    ({ audience, surpriseUntil }) => (audience === 'me' || surpriseUntil !== null) === isOwn,
  );

const row = ({ title, amount }: Step) => ({ title, amount, category: 'gifts', spentOn: '2027-01-14' }) as const;

/** Changes of what both see, by either. */
const shared: readonly Act[] = [
  ({ api }, _partner, { title, amount }) => api.expenses.create({ title, amount }),
  (_author, { api }, { title, amount }) => api.expenses.create({ title, amount, split: { kind: 'other' } }),
  async (author, { api }, { amount }) => {
    const known = await firstOf(author, false);
    return known && api.expenses.update({ id: known.id, amount });
  },
  async (author) => {
    const known = await firstOf(author, false);
    return known && author.api.expenses.delete({ id: known.id });
  },
  ({ api }, _partner, { amount }) => api.budgets.change({ category: 'gifts', monthlyAmount: amount }),
  ({ api }, _partner, step) => api.imports.create({ name: 'group.csv', rows: [row(step)] }),
  (_author, { api }) => api.achievements.check(),
];

/** Changes of what the author alone sees. */
const hidden: readonly Act[] = [
  ({ api }, _partner, { title, amount }) => api.expenses.create({ title, amount, audience: 'me' }),
  ({ api }, _partner, { title, amount }) => api.expenses.create({ title, amount, surpriseUntil: '2027-12-01' }),
  async (author, _partner, { amount }) => {
    const known = await firstOf(author, true);
    return known && author.api.expenses.update({ id: known.id, amount });
  },
  async (author) => {
    const known = await firstOf(author, true);
    return known && author.api.expenses.delete({ id: known.id });
  },
  async (author) => {
    const known = await firstOf(author, true);
    return known && author.api.expenses.update({ id: known.id, audience: 'both', surpriseUntil: '2027-12-01' });
  },
  async (author) => {
    const known = await firstOf(author, true);
    return known && author.api.expenses.update({ id: known.id, audience: 'me' });
  },
  async (author, _partner, { title, amount }) => {
    const { imageUrl } = await uploadPhoto(author, await makePhoto(40, 30));
    return author.api.expenses.create({ title, amount, imageUrl, audience: 'me' });
  },
  async ({ api }) => {
    const [known] = (await api.trash.list()).filter(({ kind }) => kind === 'private_expense');
    return known && api.expenses.restore({ id: known.id });
  },
  async ({ api }) => {
    const [known] = (await api.trash.list()).filter(({ kind }) => kind === 'private_expense');
    return known && api.trash.delete({ id: known.id });
  },
  ({ api }, _partner, step) => api.imports.create({ name: 'bank.csv', rows: [{ ...row(step), audience: 'me' }] }),
  async ({ api }, _partner, step) => {
    const { id } = await api.imports.create({ name: 'bank.csv', rows: [{ ...row(step), audience: 'me' }] });
    return api.imports.undo({ id });
  },
  () => app.runScheduled('reveal-surprises'),
];

/** Reads with answers of their own each time: a payment's reference, and what any process says of itself. */
const OWN_WORDS = new Set(['payments.checkout', 'system.ready', 'system.health', 'exports.download']);

const reads = listEndpoints(contract).filter(
  ({ method, isStream, name, path, meta }) =>
    method === 'GET' &&
    !isStream &&
    !path.includes('{') &&
    (meta.access === 'member' || meta.access === 'premium') &&
    !OWN_WORDS.has(name),
);

const HEADERS = ['content-type', 'etag', 'x-position', 'x-next-cursor', 'content-length', 'content-disposition'];

/** Reads everything that a member can, with ids replaced by their order of first appearance. */
async function readAll(person: Person): Promise<Record<string, unknown>> {
  const known = new Map<string, string>();
  const found: Record<string, unknown> = {};
  for (const { name, path } of reads) {
    const response = await person.fetch(path);
    const headers = HEADERS.filter((each) => each !== 'etag' && each !== 'content-length').map((each) => [
      each,
      replaceIds(response.headers.get(each) ?? '', known),
    ]);
    found[name] = [response.status, headers, replaceIds(await response.text(), known)];
  }
  const exported = unzipSync(await (await person.fetch('/api/export')).bytes());
  for (const [name, bytes] of Object.entries(exported))
    found[replaceIds(name, known)] = replaceIds(new TextDecoder().decode(bytes), known);
  return found;
}

function replaceIds(text: string, known: Map<string, string>): string {
  return text
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
      const name = known.get(id) ?? `id ${known.size}`;
      known.set(id, name);
      return name;
    })
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, 'instant')
    .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d/g, 'instant')
    .replaceAll(/[a-z]+-\d+@example\.com/g, 'address')
    .replaceAll(/"inviteCode":\s*"\w+"/g, '"inviteCode":"code"');
}

const NOTHING: Received = { changes: [], position: null, pushes: [], mails: [] };

function withoutIds(received: Received): Received {
  return JSON.parse(replaceIds(JSON.stringify(received), new Map())) as Received;
}

test(
  'leaves everything that the partner reads and receives as if private expenses had never been recorded',
  async () => {
    const [withPrivate, without] = [await registerCouple(app), await registerCouple(app)];
    for (const [{ api }] of [withPrivate, without]) await api.balance.changeSplitting({ isOn: true });
    await app.runJobs();
    const inboxes = [await startReceiving(app, withPrivate[1]), await startReceiving(app, without[1])] as const;
    onTestFinished(async () => void (await Promise.all(inboxes.map((each) => each.close()))));
    for (const each of inboxes) await each.collect();
    const pushed: unknown[] = [];
    /** Compares what the two partners have received since the last time, and returns it. */
    const compareReceived = async (what: unknown) => {
      const [received, expected] = [await inboxes[0].collect(), await inboxes[1].collect()].map(withoutIds);
      expect([what, received]).toEqual([what, expected]);
      pushed.push(...(received?.pushes ?? []));
      return received;
    };
    for (const history of fc.sample(steps, { seed: 55, numRuns: HISTORIES })) {
      for (const step of history) {
        // Records of one instant would be in the order of their random ids.
        app.advance({ seconds: 1 });
        const acts = step.kind === 'shared' ? shared : hidden;
        const act = acts[step.act % acts.length];
        for (const [author, partner] of step.kind === 'shared' ? [withPrivate, without] : [withPrivate])
          await act?.(author, partner, step);
        const received = await compareReceived(step);
        expect([step, received]).toEqual([step, step.kind === 'private' ? NOTHING : received]);
      }
      app.advance({ minutes: 1 });
      const [seen, expected] = await Promise.all([readAll(withPrivate[1]), readAll(without[1])]);
      for (const name of Object.keys(expected)) expect([name, seen[name]]).toEqual([name, expected[name]]);
      expect(Object.keys(seen)).toEqual(Object.keys(expected));
      // Reading achievements unlocks some.
      await compareReceived('reads');
    }
    const own = await withPrivate[0].api.expenses.list();
    expect(own.filter(({ audience }) => audience === 'me').length).toBeGreaterThan(0);
    expect(pushed.length).toBeGreaterThan(0);
  },
  HISTORIES * 20_000,
);

test('sends the partner no push of a private expense, and one of an import’s other rows', async () => {
  const [riya, arjun] = await registerCouple(app);
  const push = await startPushService();
  onTestFinished(() => push.close());
  await push.subscribe(arjun);
  const ring = { title: 'Ring', amount: '450', category: 'gifts', spentOn: '2027-01-14' } as const;
  const { id } = await riya.api.expenses.create({ ...ring, audience: 'me' });
  await riya.api.expenses.update({ id, surpriseUntil: '2027-12-01', audience: 'both' });
  await riya.api.expenses.update({ id, amount: '460' });
  await riya.api.expenses.delete({ id });
  await riya.api.imports.create({ name: 'bank.csv', rows: [{ ...ring, audience: 'me' }] });
  await app.runJobs();
  expect(push.received).toEqual([]);
  await riya.api.imports.create({ name: 'bank.csv', rows: [{ ...ring, audience: 'me' }, ring] });
  await app.runJobs();
  expect(push.received.map(({ content }) => content.title)).toEqual(['Riya added an expense from a file']);
});

test('announces nothing of a private expense to the partner', async () => {
  const [riya, arjun] = await registerCouple(app);
  await signInAgain(arjun);
  const stream = await openStream(app, arjun);
  const first = await stream.nextPosition();
  const { id } = await riya.api.expenses.create({ title: 'Ring', amount: '45000', audience: 'me' });
  await riya.api.expenses.update({ id, amount: '46000' });
  await riya.api.expenses.delete({ id });
  await riya.api.expenses.create({ title: 'Chai', amount: '20' });
  const next = await stream.nextPosition();
  const counters = (position: string) => position.split('.').slice(-2).map(Number);
  const [couple = 0, own = 0] = counters(first);
  expect(counters(next)).toEqual([couple + 1, own]);
  stream.close();
});

test('announces the end of a record in the trash to those who see it there', async () => {
  const [riya, arjun] = await registerCouple(app);
  const heard: string[] = [];
  onTestFinished(
    app.platform.live.subscribe(arjun.user.id, (announcement) => heard.push(...(announcement?.resources ?? []))),
  );
  const ring = await riya.api.expenses.create({ title: 'Ring', amount: '45000', audience: 'me' });
  await riya.api.expenses.delete({ id: ring.id });
  await riya.api.trash.delete({ id: ring.id });
  const note = await riya.api.notes.create({ title: 'Gift', content: 'A ring', category: 'special', isPrivate: true });
  await riya.api.notes.delete({ id: note.id });
  await riya.api.trash.delete({ id: note.id });
  const chai = await riya.api.expenses.create({ title: 'Chai', amount: '20' });
  const ends = () => heard.filter((resource) => resource === 'trash').length;
  // Announcements arrive in their order: an earlier one would be counted too.
  await riya.api.expenses.delete({ id: chai.id });
  await expect.poll(ends).toBeGreaterThan(0);
  expect(ends()).toBe(1);
  await riya.api.trash.delete({ id: chai.id });
  await expect.poll(ends).toBe(2);
});
