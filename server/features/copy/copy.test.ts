import { randomUUIDv7 } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { createDevice, listDifferences, readWhole } from '#tests/support/copy/device.ts';
import { makePremium, type Person, registerCouple, registerPerson } from '#tests/support/people.ts';

let app: TestApp;
let riya: Person;
let arjun: Person;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  [riya, arjun] = await registerCouple(app);
});
afterAll(() => app.close());

const chai = { title: 'Chai', amount: '20' };

test('answers with nothing but a position to a device that has everything', async () => {
  const device = createDevice(riya.api);
  await device.pull();
  expect(await riya.api.copy.read({ since: device.position() ?? '' })).toEqual({
    position: device.position(),
    rows: {},
    gone: {},
    done: [],
    isWhole: false,
    complete: [],
    homeOn: null,
    cursor: null,
  });
});

test.each(['', 'anything', '00000000.0.00000000.0.0'])(
  'answers with a whole copy to the position %j',
  async (since) => {
    expect(await riya.api.copy.read({ since })).toMatchObject({ isWhole: true });
  },
);

test('answers with a whole copy to a position above the head', async () => {
  const { position } = await riya.api.copy.read();
  const ahead = position.replace(/\d+$/, (own) => String(Number(own) + 1));
  expect(await riya.api.copy.read({ since: ahead })).toMatchObject({ isWhole: true });
});

const toCursor = (place: object) => Buffer.from(JSON.stringify(place)).toString('base64url');
const at = (couple: number) => ({ epoch: '', couple, own: 0 });

test.each([
  'x',
  'bnVsbA',
  toCursor({ kind: 'changes' }),
  ...[1.5, -1, 1e300].map((couple) => toCursor({ kind: 'changes', since: at(0), until: at(couple), skip: 0 })),
  toCursor({ kind: 'changes', since: at(0.5), until: at(1), skip: 0 }),
  toCursor({ kind: 'whole', until: at(0), complete: 0, resource: 'notes', after: { at: 1e300, id: 'x' } }),
  toCursor({ kind: 'whole', until: at(0), complete: 0, resource: 'notes', after: { at: 0, id: '\u0000' } }),
])('rejects the cursor %s', async (cursor) => {
  await expect(riya.api.copy.read({ cursor })).rejects.toMatchObject({ status: 400, code: 'cursor_invalid' });
});

test('names the keys of the member’s own changes alone', async () => {
  const device = createDevice(riya.api);
  const others = createDevice(arjun.api);
  await Promise.all([device.pull(), others.pull()]);
  const key = randomUUIDv7();
  const headers = { 'idempotency-key': key, 'content-type': 'application/json' };
  await riya.fetch('/api/expenses', { method: 'POST', headers, body: JSON.stringify(chai) });
  await Promise.all([device.pull(), others.pull()]);
  expect([[...device.done()], [...others.done()]]).toEqual([[key], []]);
  expect((await riya.api.copy.read({ named: `${key},unknown` })).done).toEqual([key]);
});

test('reads long rows in parts of 256 KB, which are whole together', async () => {
  const device = createDevice(riya.api);
  await device.pull();
  const content = 'ક'.repeat(9000);
  for (let count = 0; count < 24; count += 1)
    await riya.api.notes.create({ title: `Note ${count}`, content, category: 'food', isPrivate: count % 2 === 0 });
  const first = await riya.api.copy.read({ since: device.position() ?? '' });
  expect(first.cursor).not.toBeNull();
  expect(Buffer.byteLength(JSON.stringify(first))).toBeLessThan(300 * 1024);
  await device.pull();
  expect(listDifferences(device.rows(), await readWhole(riya.api))).toEqual([]);
  expect([...device.rows().keys()].filter((name) => name.startsWith('notes/'))).toHaveLength(24);
});

test('begins a whole copy with at most 20 KB of Home, compressed', async () => {
  await makePremium(app, riya);
  for (let count = 0; count < 30; count += 1) {
    await riya.api.expenses.create({ ...chai, title: randomUUIDv7().repeat(2) });
    await riya.api.memories.create({
      title: 'Kites',
      memoryDate: '2026-01-14',
      description: randomUUIDv7().repeat(20),
    });
  }
  const first = await riya.api.copy.read();
  expect(first.rows.members).toHaveLength(2);
  expect(gzipSync(JSON.stringify(first)).length).toBeLessThan(20 * 1024);
});

test('copies everything again after a change of more than 1,000 rows', async () => {
  const device = createDevice(riya.api);
  await device.pull();
  const rows = Array.from({ length: 1001 }, (_, index) => ({
    title: `Chai ${index}`,
    amount: '20',
    category: 'food' as const,
    spentOn: '2026-01-14',
  }));
  await riya.api.imports.create({ name: 'old.csv', rows });
  const before = device.wholes();
  await device.pull();
  expect(device.wholes()).toBe(before + 1);
  expect(listDifferences(device.rows(), await readWhole(riya.api))).toEqual([]);
});

test('removes changes of more than 90 days with later ones, whose devices copy everything again', async () => {
  const device = createDevice(riya.api);
  await device.pull();
  await riya.api.expenses.create(chai);
  const { id } = await riya.api.couples.get();
  const { pool } = app.database;
  await pool.query(`update couple_changes set changed_at = now() - interval '91 days' where couple_id = $1`, [id]);
  const hasOld = async () => {
    const { rows } = await pool.query(
      `select from couple_changes where couple_id = $1 and changed_at < now() - interval '90 days'`,
      [id],
    );
    return rows.length > 0;
  };
  for (let count = 0; count < 300 && (await hasOld()); count += 1) await riya.api.expenses.create(chai);
  expect(await hasOld()).toBe(false);
  expect(await riya.api.copy.read({ since: device.position() ?? '' })).toMatchObject({ isWhole: true });
});

test('shows a member without a partner their own rows', async () => {
  const alone = await registerPerson(app, 'Meera');
  const device = createDevice(alone.api);
  await device.pull();
  expect([...device.rows().keys()]).toEqual([`members/${alone.user.id}`]);
  await alone.api.expenses.create(chai);
  await device.pull();
  expect(listDifferences(device.rows(), await readWhole(alone.api))).toEqual([]);
  expect([...device.rows().keys()].some((name) => name.startsWith('expenses/'))).toBe(true);
});
