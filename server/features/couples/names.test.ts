import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nameCouple } from '#domain/couples/public-form.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { dayAhead } from '#tests/support/calendar.ts';
import { registerPerson, type Person } from '#tests/support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Pairs two members by an invitation without naming their couple. */
async function meet(): Promise<[Person, Person]> {
  const [kinjal, dhruvil] = [await registerPerson(app, 'Kinjal'), await registerPerson(app, 'Dhruvil')];
  const { inviteCode } = await kinjal.api.couples.renewInviteCode();
  await dhruvil.api.couples.join({ inviteCode });
  return [kinjal, dhruvil];
}

const namesOf = (people: readonly Person[]) =>
  Promise.all(people.map(async ({ api }) => (await api.couples.get()).name));

test('calls an unnamed couple by both first names, the reader’s partner last', async () => {
  const [kinjal, dhruvil] = await meet();
  expect(await namesOf([kinjal, dhruvil])).toEqual(['Kinjal & Dhruvil', 'Dhruvil & Kinjal']);
  await kinjal.api.accounts.changeName({ firstName: 'Kinju', lastName: 'Shah' });
  expect(await namesOf([kinjal, dhruvil])).toEqual(['Kinju & Dhruvil', 'Dhruvil & Kinju']);
});

test('returns the names to the joining member, and shows them in the invitation', async () => {
  const [kinjal, dhruvil] = [await registerPerson(app, 'Kinjal'), await registerPerson(app, 'Dhruvil')];
  await kinjal.api.dates.create({ title: 'Chai', scheduledDate: dayAhead(3) });
  const { inviteCode, name, isNamed } = await kinjal.api.couples.get();
  expect({ name, isNamed }).toEqual({ name: 'Kinjal’s couple', isNamed: false });
  const called = { coupleName: 'Dhruvil & Kinjal', isNamed: false };
  expect(await dhruvil.api.couples.readInvitation({ inviteCode })).toMatchObject(called);
  await kinjal.api.couples.changeName({ name: 'Us' });
  const named = { coupleName: 'Us', isNamed: true };
  expect(await dhruvil.api.couples.readInvitation({ inviteCode })).toMatchObject(named);
  await kinjal.api.couples.changeName({ name: null });
  expect(await dhruvil.api.couples.join({ inviteCode })).toMatchObject({ name: 'Dhruvil & Kinjal' });
});

test('lets either partner rename, and returns to the names of both', async () => {
  const [kinjal, dhruvil] = await meet();
  for (const [writer, name] of [
    [dhruvil, ' Two of us '],
    [kinjal, 'અમે બે'],
  ] as const) {
    const changed = { name: name.trim(), isNamed: true, isImplicit: false };
    expect(await writer.api.couples.changeName({ name })).toMatchObject(changed);
    expect(await namesOf([kinjal, dhruvil])).toEqual([name.trim(), name.trim()]);
  }
  const back = await dhruvil.api.couples.changeName({ name: null });
  expect(back).toMatchObject({ name: 'Dhruvil & Kinjal', isNamed: false });
  expect(await namesOf([kinjal, dhruvil])).toEqual(['Kinjal & Dhruvil', 'Dhruvil & Kinjal']);
});

test('rejects empty and long names', async () => {
  const [kinjal] = await meet();
  for (const name of ['', '   ', '\u200B', 'x'.repeat(61)])
    await expect(kinjal.api.couples.changeName({ name })).rejects.toMatchObject({ status: 400 });
  expect(await kinjal.api.couples.changeName({ name: 'x'.repeat(60) })).toMatchObject({ isNamed: true });
});

test('takes the partner who has left out of the name', async () => {
  const [kinjal, dhruvil] = await meet();
  await dhruvil.api.goals.create({ title: 'Diu', targetAmount: '20000' });
  await dhruvil.api.couples.leave({ password: dhruvil.password });
  expect(await namesOf([kinjal, dhruvil])).toEqual(['Kinjal’s couple', 'Dhruvil’s couple']);
});

test('ignores the stored name of a couple that once came by itself', async () => {
  const [kinjal] = await meet();
  await app.database.pool.query(`update couples set name = 'Kinjal’s couple', is_implicit = true where id = $1`, [
    (await kinjal.api.couples.get()).id,
  ]);
  expect(await kinjal.api.couples.get()).toMatchObject({ name: 'Kinjal & Dhruvil', isNamed: false });
});

test('puts the reader first in any order of the seats', () => {
  const firstName = fc.string({ minLength: 1 });
  fc.assert(
    fc.property(firstName, firstName, fc.boolean(), (mine, theirs, isSecond) => {
      const users = [
        { id: 'me', firstName: mine },
        { id: 'partner', firstName: theirs },
      ];
      expect(nameCouple(null, isSecond ? users.toReversed() : users, { readerId: 'me', nameAlone: String })).toBe(
        `${mine} & ${theirs}`,
      );
    }),
  );
});

test('welcomes both members once after joining, on whichever device', async () => {
  const alone = await registerPerson(app, 'Meera');
  await alone.api.couples.renewInviteCode();
  expect(await alone.api.couples.get()).toMatchObject({ isWelcomeDue: false });
  const [kinjal, dhruvil] = await meet();
  for (const { api } of [kinjal, dhruvil]) expect(await api.couples.get()).toMatchObject({ isWelcomeDue: true });
  expect(await kinjal.api.couples.finishWelcome()).toMatchObject({ isWelcomeDue: false });
  expect(await kinjal.api.couples.get()).toMatchObject({ isWelcomeDue: false });
  expect(await dhruvil.api.couples.get()).toMatchObject({ isWelcomeDue: true });
});

test('answers 404 to the end of a welcome without a couple', async () => {
  const { api } = await registerPerson(app, 'Meera');
  await expect(api.couples.finishWelcome()).rejects.toMatchObject({ status: 404 });
});
