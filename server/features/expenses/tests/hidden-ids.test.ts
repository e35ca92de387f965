import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '#domain/api.ts';
import { photoIdOf } from '#domain/photos/address.ts';
import { runInLanguage } from '#messages/reader-language.ts';
import { listEndpoints, type ListedEndpoint } from '#server/http/api.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makePremium, registerCouple, type Person } from '#tests/support/people.ts';
import { makePhoto, uploadPhoto } from '#tests/support/photos.ts';
import { fillFields } from '#tests/support/records/fields.ts';

let app: TestApp;
let riya: Person;
let arjun: Person;
/** Ids of what Riya alone sees, by its kind. */
let hidden: Readonly<Record<string, string>>;
let hiddenPhoto: string;
beforeAll(async () => {
  app = await createTestApp();
  app.setTime('2027-01-20T12:00:00+05:30');
  [riya, arjun] = await registerCouple(app);
  await makePremium(app, arjun);
  const own = { title: 'Ring', amount: '45000', audience: 'me' } as const;
  const { imageUrl } = await uploadPhoto(riya, await makePhoto(40, 30));
  hiddenPhoto = imageUrl;
  const deleted = await riya.api.expenses.create(own);
  await riya.api.expenses.delete({ id: deleted.id });
  const row = { title: 'Ring', amount: '450', category: 'gifts', spentOn: '2027-01-14', audience: 'me' } as const;
  hidden = {
    expense: (await riya.api.expenses.create({ ...own, imageUrl })).id,
    surprise: (await riya.api.expenses.create({ title: 'Ring', amount: '9', surpriseUntil: '2027-02-14' })).id,
    deleted: deleted.id,
    import: (await riya.api.imports.create({ name: 'bank.csv', rows: [row] })).id,
    photo: photoIdOf(imageUrl) ?? '',
    note: (await riya.api.notes.create({ title: 'Gift', content: 'A ring', category: 'special', isPrivate: true })).id,
  };
});
afterAll(() => app.close());

/** Sends a call, and returns its answer without ids, which differ by nature, and instants. */
async function send(person: Person, method: string, path: string, body: object | undefined) {
  const response = await person.fetch(path, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = (await response.text())
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'instant');
  return { status: response.status, text, type: response.headers.get('content-type') };
}

/** A body that passes the schema as far as it can be filled, so that the call looks for the object. */
function bodyOf({ method, endpoint }: ListedEndpoint): object | undefined {
  const input = endpoint['~orpc'].inputSchema;
  if (method === 'GET' || method === 'DELETE' || !(input instanceof z.ZodObject)) return undefined;
  const fields = runInLanguage('en', () => fillFields(input));
  return { ...fields, audience: undefined, surpriseUntil: undefined, updatedAt: undefined };
}

const namedByPath = listEndpoints(contract).filter(
  ({ path, meta, isStream }) =>
    /\{\w*[iI]d\}/.test(path) && (meta.access === 'member' || meta.access === 'premium') && !isStream,
);

test.each(namedByPath)('answers $name for what the partner alone sees like for an unknown id', async (endpoint) => {
  const { method, path } = endpoint;
  const answer = (id: string) => send(arjun, method, path.replaceAll(/\{\w+\}/g, id), bodyOf(endpoint));
  const unknown = await answer(randomUUIDv7());
  for (const [kind, id] of Object.entries(hidden)) expect([kind, await answer(id)]).toEqual([kind, unknown]);
});

test('answers a new record with a chosen id that the partner’s private one has like with an unknown id', async () => {
  const bill = { title: 'Bill', every: 'week', isVariable: true, startsOn: '2027-01-06' } as const;
  const rent = { title: 'Rent', amount: '900', every: 'week', startsOn: '2027-01-27' } as const;
  const [waiting, coming] = [await riya.api.recurring.create(bill), await riya.api.recurring.create(rent)];
  /** Calls that make an expense by a chosen id, or an import or a note, by name; each on a day of its own. */
  const makes: Record<string, (id: string, place: number) => [string, object]> = {
    'expenses.create': (id) => ['/api/expenses', { id, title: 'Chai', amount: '20' }],
    'recurring.fillIn': (expenseId, place) => [
      `/api/recurring-expenses/${waiting.id}/fill`,
      { expenseId, amount: '20', on: waiting.waitingOn[place] },
    ],
    'recurring.pay': (expenseId, place) => [
      `/api/recurring-expenses/${coming.id}/pay`,
      { expenseId, on: Temporal.PlainDate.from('2027-01-27').add({ weeks: place }).toString() },
    ],
    'imports.create': (id) => [
      '/api/expense-imports',
      { id, name: 'group.csv', rows: [{ title: 'Chai', amount: '20', category: 'food', spentOn: '2027-01-14' }] },
    ],
    'notes.create': (id) => ['/api/partner-notes', { id, title: 'Chai', content: 'Ginger', category: 'food' }],
  };
  const { expense = '', import: imported = '', note = '' } = hidden;
  const ofKind: Record<string, string> = { 'imports.create': imported, 'notes.create': note };
  const takers = listEndpoints(contract).filter(({ name, meta }) => meta.storageLimit === 'expenses' || name in makes);
  for (const { name } of takers) {
    const make = makes[name];
    if (!make) throw new Error(`this test does not say how ${name} chooses an id`);
    const answer = (id: string, place: number) => send(arjun, 'POST', ...make(id, place));
    const unknown = await answer(randomUUIDv7(), 0);
    expect([name, unknown]).toMatchObject([name, { status: 201 }]);
    const taken = await answer(ofKind[name] ?? expense, 1);
    expect([name, taken.status]).toEqual([name, 201]);
    // A day's expense names its day, so the two differ by it.
    expect(withoutDays(taken.text)).toBe(withoutDays(unknown.text));
    if (name in ofKind) continue;
    // The partner has the id now, so that each further one is taken.
    const again = await answer(expense, 2);
    expect([name, again.status, again.text]).toEqual([name, 409, expect.stringContaining('id_taken')]);
    await arjun.api.expenses.delete({ id: expense });
    await arjun.api.trash.delete({ id: expense });
  }
});

function withoutDays(text: string): string {
  return text.replaceAll(/\d{4}-\d\d-\d\d/g, 'day');
}

test('answers the address of a photo that the partner alone sees like an unknown one', async () => {
  const unknown = hiddenPhoto.replace(hidden['photo'] ?? '', randomUUIDv7());
  const chai = await arjun.api.expenses.create({ title: 'Chai', amount: '20' });
  const { day } = await arjun.api.dailyMoment.get();
  const takes: [string, string, object][] = [
    ['POST', '/api/expenses', { title: 'Chai', amount: '20' }],
    ['POST', '/api/expenses', { title: 'Chai', amount: '20', audience: 'me' }],
    ['PATCH', `/api/expenses/${chai.id}`, {}],
    ['POST', '/api/memories', { title: 'Kites', memoryDate: '2027-01-14' }],
    ['POST', '/api/daily-moment', { day }],
  ];
  for (const [method, path, body] of takes) {
    const [theirs, none] = [
      await send(arjun, method, path, { ...body, imageUrl: hiddenPhoto }),
      await send(arjun, method, path, { ...body, imageUrl: unknown }),
    ];
    expect([path, theirs]).toEqual([path, none]);
    expect([path, theirs.status]).toEqual([path, 400]);
  }
});

test('rejects the id of a private expense of the member for each further one', async () => {
  const taken = { status: 409, code: 'id_taken' };
  const electricity = { title: 'Torrent', every: 'week', isVariable: true, startsOn: '2027-01-13' } as const;
  const { id, waitingOn, nextOn } = await riya.api.recurring.create(electricity);
  const [on = ''] = waitingOn;
  for (const kind of ['expense', 'surprise', 'deleted']) {
    const expenseId = hidden[kind] ?? '';
    const { expenses, recurring } = riya.api;
    await expect(expenses.create({ id: expenseId, title: 'Chai', amount: '20' })).rejects.toMatchObject(taken);
    await expect(expenses.create({ id: expenseId, title: 'Chai', amount: '20', audience: 'me' })).rejects.toMatchObject(
      taken,
    );
    await expect(recurring.fillIn({ id, on, amount: '900', expenseId })).rejects.toMatchObject(taken);
    await expect(recurring.pay({ id, on: nextOn ?? '', amount: '900', expenseId })).rejects.toMatchObject(taken);
  }
  expect(await riya.api.recurring.list()).toContainEqual(expect.objectContaining({ id, waitingOn, nextOn }));
});

test('rejects the id of an expense of both in the trash for a private one', async () => {
  const { id } = await riya.api.expenses.create({ title: 'Chai', amount: '20' });
  await riya.api.expenses.delete({ id });
  await expect(riya.api.expenses.create({ id, title: 'Ring', amount: '9', audience: 'me' })).rejects.toMatchObject({
    status: 409,
    code: 'id_taken',
  });
});
