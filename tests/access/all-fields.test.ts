import { isDeepStrictEqual } from 'node:util';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '#domain/api.ts';
import { type ListedEndpoint, listEndpoints } from '#server/http/api.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makePremium, type Person, registerCouple } from '#tests/support/people.ts';
import { makePhoto, uploadPhoto } from '#tests/support/photos.ts';
import { callApi, recordCalls } from '#tests/support/records/calls.ts';
import { type Fields, fillFields } from '#tests/support/records/fields.ts';

let app: TestApp;
let riya: Person;
let arjun: Person;
beforeAll(async () => {
  app = await createTestApp();
  app.setTime('2027-03-17T12:00:00+05:30');
});
beforeEach(async () => {
  [riya, arjun] = await registerCouple(app);
  await makePremium(app, riya);
  await riya.api.balance.changeSplitting({ isOn: true });
  // A settlement needs a debt.
  await riya.api.expenses.create({ title: 'Rent', amount: '9000' });
});
afterAll(() => app.close());

/** Fields that address or guard a call, and are no field of the record. Who sees an expense follows a surprise here. */
const CONTROLS: ReadonlySet<string> = new Set(
  'id listId itemId listItemIds updatedAt scope position audience'.split(' '),
);

/** Values of the fields that refer to others, hold pictures or have parts: before and after the change. */
async function listParts(): Promise<Readonly<Record<string, readonly [unknown, unknown]>>> {
  const [first, second, third, fourth] = await Promise.all(
    [40, 41, 42, 43].map(async (width) => (await uploadPhoto(riya, await makePhoto(width, 30))).imageUrl),
  );
  const plans = await Promise.all(
    ['2027-02-01', '2027-02-02'].map((scheduledDate) => riya.api.dates.create({ title: 'Dinner', scheduledDate })),
  );
  return {
    paidBy: [arjun.user.id, riya.user.id],
    fromUserId: [arjun.user.id, riya.user.id],
    assigneeId: [arjun.user.id, riya.user.id],
    imageUrl: [first, second],
    photos: [
      [first, third],
      [second, fourth],
    ],
    split: [{ kind: 'percent', payer: 30 }, { kind: 'other' }],
    // The tithi of the later sample's date.
    calendar: ['gregorian', 'tithi'],
    tithi: [null, { month: 4, paksha: 'sud', tithi: 14 }],
    dateId: plans.map(({ id }) => id) as [string, string],
    repeat: [
      { every: 'week', interval: 2 },
      { every: 'month', interval: 1 },
    ],
    tags: [
      ['roof', 'wind'],
      ['home', 'sea'],
    ],
    spentOn: ['2027-01-14', '2027-02-15'],
    memoryDate: ['2027-01-14', '2027-02-15'],
    endsOn: ['2031-01-05', '2032-02-06'],
    surpriseUntil: [null, '2027-06-01'],
  };
}

const samples = [
  { text: 'Kites', date: '2030-01-05', amount: '1450.50', choice: 'last' },
  { text: 'Lamps', date: '2031-02-06', amount: '260.25', choice: 'first' },
] as const;

/** Returns a body with every field of a call's input, and fails for a field that has no value yet. */
async function fillAll(
  { endpoint: { '~orpc': definition }, name }: ListedEndpoint,
  parts: Awaited<ReturnType<typeof listParts>>,
  turn: 0 | 1,
): Promise<Fields> {
  const input = definition.inputSchema;
  if (!(input instanceof z.ZodObject)) throw new Error(`${name} takes no object`);
  const names = Object.keys(input.shape).filter((field) => !CONTROLS.has(field));
  const plain = fillFields(input, samples[turn]);
  const all = Object.fromEntries(names.map((field) => [field, parts[field] ? parts[field][turn] : plain[field]]));
  expect(Object.keys(all).filter((field) => all[field] === undefined)).toEqual([]);
  return all;
}

/** A kind of record, and its list. */
interface Road {
  name: string;
  /** Path of the list. A list of items is made first. */
  path: () => Promise<string>;
  create: ListedEndpoint;
  change: ListedEndpoint | undefined;
  restore: ListedEndpoint | undefined;
  exportedAs: string | undefined;
}

/** A question's day is no record of a member; a calendar has only its address, which is fetched. */
const elsewhere: ReadonlySet<string> = new Set(['dailyQuestions', 'busyCalendars']);
const endpointsByName = new Map(listEndpoints(contract).map((listed) => [listed.name, listed]));

function endpoint(name: string): ListedEndpoint {
  const found = endpointsByName.get(name);
  if (!found) throw new Error(`The contract has no call ${name}`);
  return found;
}

const roads: readonly Road[] = [
  ...recordCalls
    .filter(({ record }) => !elsewhere.has(record.name))
    .map(({ record, path, ...calls }) => ({
      ...calls,
      name: record.name,
      path: () => Promise.resolve(path),
      exportedAs: record.exportedAs,
    })),
  {
    name: 'listItems',
    path: async () => `/api/lists/${(await riya.api.lists.create({ title: 'Shopping', kind: 'shopping' })).id}/items`,
    create: endpoint('lists.createItem'),
    change: endpoint('lists.updateItem'),
    restore: undefined,
    exportedAs: 'list-items',
  },
];

const Row = z.looseObject({ id: z.string() });
type Row = z.infer<typeof Row>;
const Repeated = z.object({ seriesId: z.string().nullish() });
const Pictures = z.array(z.object({ imageUrl: z.string() }));

/** Returns a record with its pictures in the shape in which they are sent. */
function toSent(row: Row): Fields {
  if (!('photos' in row)) return row;
  return { ...row, photos: Pictures.parse(row['photos']).map(({ imageUrl }) => imageUrl) };
}

async function findRow(path: string, id: string): Promise<Row> {
  const rows = z.array(Row).parse(await callApi(riya, 'GET', path));
  return Row.parse(rows.find((row) => row.id === id));
}

async function readExported(name: string, id: string): Promise<Row> {
  const response = await riya.fetch('/api/export');
  const files = Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer())));
  const [, content] = files.find(([path]) => path.endsWith(`/${name}.json`)) ?? [];
  const rows = z.array(Row).parse(JSON.parse(new TextDecoder().decode(content)));
  return Row.parse(rows.find((row) => row.id === id));
}

/** Lists the sent fields that a record shows otherwise. A field with parts may have more of them. */
function listLost(step: string, sent: Fields, shown: Fields): string[] {
  const isKept = (wanted: unknown, found: unknown): boolean => {
    if (!isFields(wanted) || !isFields(found)) return isDeepStrictEqual(wanted, found);
    return Object.entries(wanted).every(([key, part]) => isKept(part, found[key]));
  };
  return Object.keys(sent)
    .filter((name) => !isKept(sent[name], shown[name]))
    .map((name) => `${name} is lost ${step}: ${JSON.stringify(shown[name])}`);
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

test.each(roads)('stores, changes, lists, restores and exports every field of $name', async (road) => {
  const path = await road.path();
  const parts = await listParts();
  const lost: string[] = [];
  const compare = (step: string, sent: Fields, row: Row) => lost.push(...listLost(step, sent, toSent(row)));

  const first = await fillAll(road.create, parts, 0);
  const created = Row.parse(await callApi(riya, 'POST', path, first));
  // The repetition of a date is a record of its own.
  const { seriesId } = Repeated.parse(created);
  const series = seriesId ? await readExported('repeating-dates', seriesId) : null;
  compare('by the creation', first, series ? { ...created, repeat: series } : created);
  let sent = series ? omit(first, 'repeat') : first;
  if (road.change) {
    const before = sent;
    sent = await fillAll(road.change, parts, 1);
    compare('by the change', sent, Row.parse(await callApi(riya, road.change.method, `${path}/${created.id}`, sent)));
    // Values that are the same before and after prove nothing.
    lost.push(...Object.keys(sent).filter((name) => isDeepStrictEqual(before[name], sent[name])));
  }
  compare('in the list', sent, await findRow(path, created.id));
  if (road.restore) {
    await callApi(riya, 'DELETE', `${path}/${created.id}`);
    await callApi(riya, 'POST', `${path}/${created.id}/restore`);
    compare('by the restoration', sent, await findRow(path, created.id));
  }
  if (road.exportedAs) compare('in the export', sent, await readExported(road.exportedAs, created.id));
  expect(lost).toEqual([]);
});

function omit(fields: Fields, name: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([each]) => each !== name));
}
