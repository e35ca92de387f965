import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makePremium, registerCouple, registerPerson, type Person, signInAgain } from '#tests/support/people.ts';
import { revealSurprises } from '../surprise-service.ts';

let app: TestApp;
let riya: Person;
let arjun: Person;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.setTime('2027-02-10T12:00:00+05:30');
  [riya, arjun] = await registerCouple(app);
  await riya.api.balance.changeSplitting({ isOn: true });
});
afterAll(() => app.close());

const ring = { title: 'Ring', amount: '45000', category: 'gifts', spentOn: '2027-02-10' } as const;
const surprise = (change: Partial<Parameters<Person['api']['expenses']['create']>[0]> = {}) =>
  riya.api.expenses.create({ ...ring, surpriseUntil: '2027-02-14', ...change });

/** Runs the job at a time in India, with new sessions of both. */
async function runAt(time: string): Promise<void> {
  app.setTime(`${time}+05:30`);
  await revealSurprises(app.platform);
  for (const person of [riya, arjun]) await signInAgain(person);
}

const noticesOf = async (person: Person) =>
  (await person.api.notifications.list()).flatMap(({ kind, title }) => (kind === 'surprise_revealed' ? [title] : []));

test('appears to both at midnight in India of its day, once, with its day, split and debt', async () => {
  const { id, createdAt } = await surprise({ split: { kind: 'equal' } });
  const [own] = await riya.api.expenses.list();
  expect(own).toMatchObject({ audience: 'both', surpriseUntil: '2027-02-14', split: { kind: 'equal' } });
  await runAt('2027-02-13T23:59:59');
  expect(await arjun.api.expenses.list()).toEqual([]);
  expect(await riya.api.statement.readMine()).toMatchObject({ total: '45000.00' });
  await runAt('2027-02-14T00:00:00');
  await runAt('2027-02-14T00:02:00');
  const shown = await arjun.api.expenses.list();
  expect(shown).toMatchObject([
    {
      id,
      createdAt,
      title: 'Ring',
      amount: '45000.00',
      spentOn: '2027-02-10',
      audience: 'both',
      surpriseUntil: null,
      userId: riya.user.id,
      paidBy: riya.user.id,
      shares: [
        { userId: riya.user.id, amount: '22500.00' },
        { userId: arjun.user.id, amount: '22500.00' },
      ],
    },
  ]);
  expect(await riya.api.expenses.list()).toEqual(shown);
  expect(await riya.api.statement.readMine()).toEqual({ total: '0.00', byCategory: [] });
  expect(await arjun.api.balance.read()).toMatchObject({ owedBy: arjun.user.id, amount: '22500.00' });
  expect(await noticesOf(arjun)).toEqual(['Riya had a surprise: Ring']);
  expect(await noticesOf(riya)).toEqual([]);
});

test('is by default its author’s own, and is one of all after a downtime', async () => {
  await surprise();
  await runAt('2027-03-01T09:00:00');
  expect(await arjun.api.expenses.list()).toMatchObject([{ split: { kind: 'payer' }, spentOn: '2027-02-10' }]);
  expect(await arjun.api.balance.read()).toMatchObject({ owedBy: null });
});

test('appears once with two servers, and also if the clock is set back', async () => {
  await surprise();
  const other = await createTestApp({ beside: app });
  app.setTime('2027-02-14T00:00:00+05:30');
  await Promise.all([app, other, app, other].map(({ platform }) => revealSurprises(platform)));
  await other.close();
  await runAt('2027-02-13T12:00:00');
  await runAt('2027-02-14T12:00:00');
  expect(await arjun.api.expenses.list()).toHaveLength(1);
  expect(await noticesOf(arjun)).toHaveLength(1);
});

test.each([
  ['today', { surpriseUntil: '2027-02-10' }],
  ['a day too far ahead', { surpriseUntil: '2028-02-16' }],
  ['no day', { surpriseUntil: '2027-02-30' }],
])('rejects %s', async (_day, change) => {
  await expect(surprise(change)).rejects.toMatchObject({
    status: 400,
    message: 'Please choose a day after today, at most 370 days ahead.',
  });
});

test('accepts tomorrow and 370 days ahead, and changes the day', async () => {
  const { id } = await surprise({ surpriseUntil: '2027-02-11' });
  expect(await surprise({ surpriseUntil: '2028-02-15' })).toMatchObject({ surpriseUntil: '2028-02-15' });
  expect(await riya.api.expenses.update({ id, surpriseUntil: '2027-03-08' })).toMatchObject({
    surpriseUntil: '2027-03-08',
  });
  await expect(riya.api.expenses.update({ id, audience: 'me', surpriseUntil: '2027-03-08' })).rejects.toMatchObject({
    status: 400,
    message: 'A surprise is for both of you to see one day.',
  });
  await expect(surprise({ paidBy: arjun.user.id })).rejects.toMatchObject({ status: 400 });
  expect(await riya.api.expenses.update({ id, surpriseUntil: null })).toMatchObject({ surpriseUntil: null });
  expect(await arjun.api.expenses.list()).toHaveLength(1);
});

test('becomes its author’s own when the couple ends, in the trash too, for any later partner', async () => {
  const { id } = await surprise({ split: { kind: 'equal' } });
  const deleted = await surprise();
  await riya.api.expenses.delete({ id: deleted.id });
  await arjun.api.couples.leave({ password: arjun.password });
  expect(await riya.api.expenses.list()).toMatchObject([{ id, audience: 'me', surpriseUntil: null }]);
  expect(await riya.api.expenses.restore({ id: deleted.id })).toMatchObject({ audience: 'me', surpriseUntil: null });
  const kavya = await registerPerson(app, 'Kavya');
  const { inviteCode } = (await riya.api.couples.current()) ?? (await riya.api.couples.create({ name: 'Two' }));
  await kavya.api.couples.join({ inviteCode });
  app.setTime('2027-02-14T12:00:00+05:30');
  await revealSurprises(app.platform);
  await signInAgain(kavya);
  expect(await kavya.api.expenses.list()).toEqual([]);
  expect(await noticesOf(kavya)).toEqual([]);
});

test('charges no present partner with the share of a former one', async () => {
  const { id } = await riya.api.expenses.create({ ...ring, split: { kind: 'equal' } });
  await arjun.api.couples.leave({ password: arjun.password });
  const kavya = await registerPerson(app, 'Kavya');
  const { inviteCode } = (await riya.api.couples.current()) ?? (await riya.api.couples.create({ name: 'Two' }));
  await kavya.api.couples.join({ inviteCode });
  await signInAgain(riya);
  expect(await riya.api.expenses.update({ id, surpriseUntil: '2027-02-14' })).toMatchObject({
    split: { kind: 'payer' },
    shares: [
      { userId: riya.user.id, amount: '45000.00' },
      { userId: kavya.user.id, amount: '0.00' },
    ],
  });
});

test('becomes its author’s own, unseen by a partner who joined after it was recorded', async () => {
  const kavya = await registerPerson(app, 'Kavya');
  const meera = await registerPerson(app, 'Meera');
  await makePremium(app, kavya);
  const { id } = await kavya.api.expenses.create({ ...ring, surpriseUntil: '2027-02-14' });
  const { inviteCode } = await kavya.api.couples.create({ name: 'Two' });
  await meera.api.couples.join({ inviteCode });
  const heard: string[] = [];
  onTestFinished(
    app.platform.live.subscribe(meera.user.id, (announcement) => heard.push(...(announcement?.resources ?? []))),
  );
  // Announcements arrive in their order: those of joining come before the first nudge.
  const nudge = async () => {
    await signInAgain(kavya);
    await kavya.api.nudges.send({ message: 'Chai?' });
    await expect.poll(() => heard).toContain('nudges');
  };
  await nudge();
  heard.length = 0;
  app.setTime('2027-02-14T00:00:00+05:30');
  await revealSurprises(app.platform);
  await nudge();
  expect(heard).not.toContain('expenses');
  expect(await kavya.api.expenses.list()).toMatchObject([{ id, audience: 'me', surpriseUntil: null }]);
  await signInAgain(meera);
  expect(await meera.api.expenses.list()).toEqual([]);
});

test('alarms only a budget of the current month', async () => {
  await riya.api.budgets.change({ category: 'gifts', monthlyAmount: '1000' });
  const alarms = async () =>
    (await arjun.api.notifications.list()).filter(({ kind }) => kind === 'budget_reached').length;
  await surprise({ surpriseUntil: '2027-03-02' });
  await surprise({ surpriseUntil: '2027-02-14' });
  expect(await alarms()).toBe(0);
  await runAt('2027-02-14T00:00:00');
  expect(await alarms()).toBe(1);
  await runAt('2027-03-02T00:00:00');
  expect(await alarms()).toBe(1);
  expect(await arjun.api.expenses.list()).toHaveLength(2);
});

test('reaches its day under another id where the partner has chosen the same', async () => {
  const { id } = await surprise();
  await arjun.api.expenses.create({ title: 'Chai', amount: '20', id });
  await runAt('2027-02-14T00:00:00');
  const titles = (await arjun.api.expenses.list()).map(({ title }) => title);
  expect(titles.toSorted()).toEqual(['Chai', 'Ring']);
});

test('notifies its author once that there is no room for it, and appears once there is', async () => {
  const setMax = (value: string) =>
    app.database.pool.query(`update settings set value = $1 where key = 'max_expenses'`, [value]);
  onTestFinished(async () => {
    await setMax('100000');
    // Servers hold settings for a minute.
    app.advance({ minutes: 2 });
  });
  const { id } = await surprise();
  await setMax('0');
  await runAt('2027-02-14T00:00:00');
  await runAt('2027-02-14T00:02:00');
  const askedOf = async (person: Person) =>
    (await person.api.notifications.list()).filter(({ kind }) => kind === 'surprise_full');
  expect(await askedOf(riya)).toMatchObject([
    {
      title: 'Your surprise could not be shown',
      message: expect.stringContaining(
        'You have reached the limit of expenses. Delete some for good, and you both see it.',
      ),
    },
  ]);
  expect([...(await askedOf(arjun)), ...(await noticesOf(arjun))]).toEqual([]);
  expect(await arjun.api.expenses.list()).toEqual([]);
  expect(await riya.api.expenses.list()).toMatchObject([{ id, surpriseUntil: '2027-02-14' }]);
  await setMax('100000');
  await runAt('2027-02-14T00:04:00');
  expect(await arjun.api.expenses.list()).toMatchObject([{ id, surpriseUntil: null }]);
  expect(await noticesOf(arjun)).toEqual(['Riya had a surprise: Ring']);
  expect(await askedOf(riya)).toEqual([]);
});
