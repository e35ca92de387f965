import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { readWhole } from '#tests/support/copy/device.ts';
import { registerCouple, registerPerson, type Person, signInAgain } from '#tests/support/people.ts';

let app: TestApp;
let riya: Person;
let arjun: Person;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.setTime('2027-01-20T12:00:00+05:30');
  [riya, arjun] = await registerCouple(app);
  await riya.api.balance.changeSplitting({ isOn: true });
});
afterAll(() => app.close());

const ring = { title: 'Ring', amount: '45000', category: 'gifts' } as const;
const spendAlone = () => riya.api.expenses.create({ ...ring, audience: 'me' });
const gone = { status: 404, code: 'not_found' };

test('shows an expense of one to its author alone, marked and in sums of their own', async () => {
  const own = await spendAlone();
  expect(own).toMatchObject({
    audience: 'me',
    surpriseUntil: null,
    paidBy: riya.user.id,
    split: { kind: 'payer' },
    shares: [{ userId: riya.user.id, amount: '45000.00' }],
  });
  expect(await riya.api.expenses.list()).toEqual([own]);
  expect(await arjun.api.expenses.list()).toEqual([]);
  for (const { api } of [riya, arjun]) {
    expect(await api.expenses.sum()).toEqual({ count: 0, total: '0.00' });
    expect((await api.statement.readSummary()).expenses).toMatchObject({ total: '0.00', count: 0 });
    expect(await api.balance.read()).toMatchObject({ owedBy: null, amount: '0.00' });
  }
  expect(await riya.api.statement.readMine({ month: '2027-01' })).toEqual({
    total: '45000.00',
    byCategory: [{ category: 'gifts', total: '45000.00' }],
  });
  expect(await riya.api.statement.readMine()).toMatchObject({ total: '45000.00' });
  expect(await riya.api.statement.readMine({ month: '2026-12' })).toEqual({ total: '0.00', byCategory: [] });
  expect(await arjun.api.statement.readMine()).toEqual({ total: '0.00', byCategory: [] });
  expect(await riya.api.expenses.listTitles()).toEqual([{ title: 'Ring', category: 'gifts' }]);
  expect(await arjun.api.expenses.listTitles()).toEqual([]);
});

test('lists both kinds in one order, by pages and filters', async () => {
  for (const [place, audience] of (['both', 'me', 'both', 'me', 'me'] as const).entries())
    await riya.api.expenses.create({ ...ring, title: `Ring ${place}`, audience, spentOn: `2027-01-1${place}` });
  const titles = (rows: readonly { title: string }[]) => rows.map(({ title }) => title);
  const all = ['Ring 4', 'Ring 3', 'Ring 2', 'Ring 1', 'Ring 0'];
  expect(titles(await riya.api.expenses.list())).toEqual(all);
  const pages: string[] = [];
  let cursor = '';
  do {
    const response = await riya.fetch(`/api/expenses?limit=2${cursor && `&cursor=${cursor}`}`);
    pages.push(...titles((await response.json()) as { title: string }[]));
    cursor = response.headers.get('x-next-cursor') ?? '';
  } while (cursor);
  expect(pages).toEqual(all);
  expect(titles(await riya.api.expenses.list({ search: 'ring 3' }))).toEqual(['Ring 3']);
  expect(titles(await arjun.api.expenses.list())).toEqual(['Ring 2', 'Ring 0']);
});

test('answers the partner’s calls as if there were none', async () => {
  const { id } = await spendAlone();
  await expect(arjun.api.expenses.update({ id, amount: '1' })).rejects.toMatchObject(gone);
  await expect(arjun.api.expenses.delete({ id })).rejects.toMatchObject(gone);
  await riya.api.expenses.delete({ id });
  expect(await riya.api.trash.list()).toMatchObject([
    { kind: 'private_expense', id, title: 'Ring', amount: '45000.00', canBeDeletedForGood: true },
  ]);
  expect(await arjun.api.trash.list()).toEqual([]);
  await expect(arjun.api.expenses.restore({ id })).rejects.toMatchObject({ status: 404 });
  await expect(arjun.api.trash.delete({ id })).rejects.toMatchObject(gone);
  expect(await riya.api.expenses.restore({ id })).toMatchObject({ id, audience: 'me' });
});

test('lets the partner use the id of a private expense, and its author no id twice', async () => {
  const id = randomUUIDv7();
  await riya.api.expenses.create({ ...ring, id, audience: 'me' });
  const taken = { status: 409, code: 'id_taken' };
  await expect(riya.api.expenses.create({ ...ring, id })).rejects.toMatchObject(taken);
  expect(await arjun.api.expenses.create({ title: 'Chai', amount: '20', id })).toMatchObject({ id });
  expect(await arjun.api.expenses.list()).toHaveLength(1);
  await expect(riya.api.expenses.create({ ...ring, id: randomUUIDv7() })).resolves.toMatchObject({ title: 'Ring' });
});

test('moves the author’s own position alone', async () => {
  const before = await arjun.api.copy.read();
  const { id } = await spendAlone();
  await riya.api.expenses.update({ id, amount: '46000' });
  await riya.api.expenses.delete({ id });
  await riya.api.expenses.restore({ id });
  expect((await arjun.api.copy.read()).position).toBe(before.position);
  const copy = await readWhole(riya.api);
  expect(copy.get(`privateExpenses/${id}`)).toMatchObject({ title: 'Ring', amount: '46000.00', surpriseUntil: null });
  expect([...(await readWhole(arjun.api)).keys()].some((name) => name.includes(id))).toBe(false);
});

test('hides an expense of both at once, with its debt, and shows it again', async () => {
  const { id } = await riya.api.expenses.create({ ...ring, split: { kind: 'equal' } });
  expect(await arjun.api.balance.read()).toMatchObject({ owedBy: arjun.user.id, amount: '22500.00' });
  expect(await riya.api.expenses.update({ id, audience: 'me' })).toMatchObject({ id, audience: 'me' });
  expect(await arjun.api.expenses.list()).toEqual([]);
  expect(await arjun.api.balance.read()).toMatchObject({ owedBy: null, amount: '0.00' });
  const shown = await riya.api.expenses.update({ id, audience: 'both', split: { kind: 'equal' } });
  expect(shown).toMatchObject({ id, audience: 'both', paidBy: riya.user.id, split: { kind: 'equal' } });
  expect(await arjun.api.expenses.list()).toEqual([shown]);
  expect(await arjun.api.balance.read()).toMatchObject({ owedBy: arjun.user.id, amount: '22500.00' });
});

test('hides an expense once that two phones of its author hide at the same time', async () => {
  const { id } = await riya.api.expenses.create(ring);
  const hide = () => riya.api.expenses.update({ id, audience: 'me' });
  const hidden = await Promise.all([hide(), hide(), hide()]);
  expect(hidden.map(({ audience }) => audience)).toEqual(['me', 'me', 'me']);
  expect(await riya.api.expenses.list()).toMatchObject([{ id, audience: 'me' }]);
});

test('keeps what was the author’s own unsplit when both see it', async () => {
  const { id } = await spendAlone();
  expect(await riya.api.expenses.update({ id, audience: 'both' })).toMatchObject({
    split: { kind: 'payer' },
    shares: [
      { userId: riya.user.id, amount: '45000.00' },
      { userId: arjun.user.id, amount: '0.00' },
    ],
  });
});

test('leaves who sees an expense to its author, until a settlement was recorded after it', async () => {
  const { id } = await riya.api.expenses.create({ ...ring, split: { kind: 'equal' } });
  await expect(arjun.api.expenses.update({ id, audience: 'me' })).rejects.toMatchObject({
    status: 403,
    message: 'Only the one who added an expense decides who sees it.',
  });
  const own = await spendAlone();
  app.advance({ seconds: 1 });
  await arjun.api.balance.createSettlement({ amount: '100', method: 'cash' });
  const settled = { status: 409, code: 'settled_since' };
  await expect(riya.api.expenses.update({ id, audience: 'me' })).rejects.toMatchObject(settled);
  await expect(riya.api.expenses.update({ id, surpriseUntil: '2027-02-14' })).rejects.toMatchObject(settled);
  await expect(riya.api.expenses.update({ id: own.id, audience: 'both' })).rejects.toMatchObject(settled);
  expect(await riya.api.expenses.update({ id: own.id, amount: '10' })).toMatchObject({ amount: '10.00' });
  app.advance({ seconds: 1 });
  const later = await spendAlone();
  expect(await riya.api.expenses.update({ id: later.id, audience: 'both' })).toMatchObject({ audience: 'both' });
});

test('lets the author choose who sees an expense after a settlement with a former partner', async () => {
  const { id } = await riya.api.expenses.create({ ...ring, split: { kind: 'equal' } });
  const own = await spendAlone();
  app.advance({ seconds: 1 });
  await arjun.api.balance.createSettlement({ amount: '100', method: 'cash' });
  app.advance({ hours: 24 * 10 });
  for (const person of [riya, arjun]) await signInAgain(person);
  await arjun.api.couples.leave({ password: arjun.password });
  expect(await riya.api.expenses.update({ id, audience: 'me' })).toMatchObject({ audience: 'me' });
  const kavya = await registerPerson(app, 'Kavya');
  await kavya.api.couples.join({ inviteCode: (await riya.api.couples.get()).inviteCode });
  await signInAgain(riya);
  expect(await riya.api.expenses.update({ id: own.id, audience: 'both' })).toMatchObject({ audience: 'both' });
  expect(await riya.api.expenses.update({ id: own.id, audience: 'me' })).toMatchObject({ audience: 'me' });
});

test('rejects another payer, and an expense that the partner paid', async () => {
  const notPayer = { status: 400, message: 'What only you see is paid by you.' };
  for (const paidBy of [arjun.user.id, 'both'] as const) {
    await expect(riya.api.expenses.create({ ...ring, audience: 'me', paidBy })).rejects.toMatchObject(notPayer);
    const { id } = await riya.api.expenses.create({ ...ring, paidBy });
    await expect(riya.api.expenses.update({ id, audience: 'me' })).rejects.toMatchObject(notPayer);
    expect(await riya.api.expenses.update({ id, audience: 'me', paidBy: riya.user.id })).toMatchObject({
      audience: 'me',
      paidBy: riya.user.id,
    });
  }
  await expect(riya.api.expenses.create({ ...ring, audience: 'all' as 'me' })).rejects.toMatchObject({
    status: 400,
    message: 'Please choose who sees the expense.',
  });
});

test('rejects a stale edit with the newer version', async () => {
  const { id, updatedAt } = await spendAlone();
  app.advance({ seconds: 1 });
  await riya.api.expenses.update({ id, amount: '46000', updatedAt });
  await expect(riya.api.expenses.update({ id, amount: '47000', updatedAt })).rejects.toMatchObject({
    status: 409,
    code: 'stale',
  });
});

test('goes with its author when they leave or delete the account', async () => {
  app.advance({ hours: 24 * 10 });
  await riya.api.accounts.login({ email: riya.user.email, password: riya.password });
  await arjun.api.accounts.login({ email: arjun.user.email, password: arjun.password });
  const { id } = await spendAlone();
  await riya.api.couples.leave({ password: riya.password });
  expect(await riya.api.expenses.list()).toMatchObject([{ id, audience: 'me' }]);
  expect(await arjun.api.expenses.list()).toEqual([]);
  await riya.api.accounts.deleteAccount({ password: riya.password });
  const { rowCount } = await app.database.pool.query('select from private_expenses where user_id = $1', [riya.user.id]);
  expect(rowCount).toBe(0);
});

test('withdraws the alarm of a budget that a hidden expense had reached', async () => {
  await riya.api.budgets.change({ category: 'gifts', monthlyAmount: '1000' });
  const alarms = async () =>
    (await arjun.api.notifications.list()).filter(({ kind }) => kind === 'budget_reached').length;
  const { id } = await riya.api.expenses.create({ ...ring, amount: '1000' });
  expect(await alarms()).toBe(1);
  await riya.api.expenses.update({ id, audience: 'me' });
  expect(await alarms()).toBe(0);
  expect(await riya.api.budgets.list()).toMatchObject([{ category: 'gifts', spent: '0.00' }]);
});

test('stays private when a partner joins its author', async () => {
  const kavya = await registerPerson(app, 'Kavya');
  const meera = await registerPerson(app, 'Meera');
  await kavya.api.expenses.create({ ...ring, title: 'Thali' });
  const own = await kavya.api.expenses.create({ ...ring, audience: 'me' });
  const { inviteCode } = await kavya.api.couples.get();
  await meera.api.couples.join({ inviteCode });
  expect((await meera.api.expenses.list()).map(({ title }) => title)).toEqual(['Thali']);
  await signInAgain(kavya);
  expect((await kavya.api.expenses.list()).map(({ id }) => id)).toContain(own.id);
});
