import { ORPCError } from '@orpc/client';
import fc from 'fast-check';
import { contract } from '#domain/api.ts';
import { listEndpoints } from '#server/http/api.ts';
import { scheduledJobs } from '#server/jobs.ts';
import { todayInIndia } from '#server/platform/clock.ts';
import { bodies, refused } from '#tests/access/member-calls.ts';
import { ownedObjects } from '#tests/access/owned-objects.ts';
import type { TestApp } from '../app.ts';
import { makePremium, type Person, registerCouple, signInAgain } from '../people.ts';
import { callApi, recordCalls } from '../records/calls.ts';
import { createDevice, type Device, listDifferences, readWhole } from './device.ts';
import { compareWithReads } from './public-lists.ts';

/** A step of two members' life, by plain values that `fast-check` shortens. */
export type Step =
  | { kind: 'call'; who: number; pick: number }
  | {
      kind: 'create' | 'change' | 'delete' | 'restore';
      who: number;
      pick: number;
      text: string;
      choice: 'first' | 'last';
    }
  | { kind: 'pull'; who: number }
  | { kind: 'part' }
  | { kind: 'job'; pick: number }
  | { kind: 'advance'; hours: number };

/** Calls that end the caller's session or account; joining and leaving are a step of their own. */
const ENDING = [
  'accounts.',
  'couples.leave',
  'couples.join',
  'couples.create',
  'secondFactors.',
  'balance.remindOfDebt',
];

const calls = listEndpoints(contract).filter(
  ({ method, meta, isStream, name }) =>
    method !== 'GET' &&
    !isStream &&
    (meta.access === 'member' || meta.access === 'premium') &&
    meta.invalidates.length > 0 &&
    !(name in refused) &&
    !ENDING.some((ending) => name.startsWith(ending)),
);

const who = fc.nat({ max: 1 });
const pick = fc.nat({ max: 9999 });
const change = fc.record({
  kind: fc.constantFrom('create', 'change', 'change', 'delete', 'restore'),
  who,
  pick,
  text: fc.constantFrom('Kites', 'ચા', 'Long '.repeat(20).trim()),
  choice: fc.constantFrom('first', 'last'),
});

export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('call'), who, pick }) },
    { weight: 6, arbitrary: change },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('pull'), who }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('job'), pick }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('advance'), hours: fc.constantFrom(1, 24, 720) }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'part' }) },
  ),
  { minLength: 8, maxLength: 24, size: 'max' },
);

/** Two members with a device each. */
export interface Pair {
  app: TestApp;
  people: [Person, Person];
  devices: [Device, Device];
  /** Ids of records that were deleted, by the path of their list. */
  deleted: { path: string; id: string }[];
  /** Calls that succeeded and that were refused. */
  tally: { done: number; refused: number };
}

export async function createPair(
  app: TestApp,
  toApi: (person: Person) => Person['api'] = ({ api }) => api,
): Promise<Pair> {
  const people = await registerCouple(app);
  for (const person of people) await makePremium(app, person);
  const [first, second] = people;
  await first.api.balance.changeSplitting({ isOn: true });
  return {
    app,
    people,
    devices: [createDevice(toApi(first)), createDevice(toApi(second))],
    deleted: [],
    tally: { done: 0, refused: 0 },
  };
}

/** Takes the steps, with pulls in between, and returns what differs between a device and the whole copy afterwards. */
export async function live(pair: Pair, history: readonly Step[]): Promise<string[]> {
  for (const step of history) {
    if (step.kind === 'pull') {
      const found = await compare(pair, step.who);
      if (found.length > 0) return found;
    } else await attempt(pair, () => take(pair, step));
  }
  const found = [...(await compare(pair, 0)), ...(await compare(pair, 1))];
  if (found.length > 0) return found;
  const unlike = pair.people.map(async (person, place) =>
    compareWithReads(person, pair.devices[place]?.rows() ?? new Map(), todayInIndia(pair.app.platform.clock)),
  );
  return (await Promise.all(unlike)).flat();
}

/** Takes steps one after another, without pulls. */
export async function runSteps(pair: Pair, history: readonly Step[]): Promise<void> {
  for (const step of history) if (step.kind !== 'pull') await attempt(pair, () => take(pair, step));
}

async function compare({ devices, people }: Pair, place: number): Promise<string[]> {
  const [device, person] = [devices[place], people[place]];
  if (!device || !person) throw new Error('There are two members');
  await device.pull();
  return listDifferences(device.rows(), await readWhole(person.api));
}

/** Takes a step that may be refused, but not fail. */
async function attempt({ tally }: Pair, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
    tally.done += 1;
  } catch (error) {
    if (!(error instanceof ORPCError) || error.status >= 500) throw error;
    tally.refused += 1;
  }
}

async function take(pair: Pair, step: Exclude<Step, { kind: 'pull' }>): Promise<void> {
  const { app, people } = pair;
  switch (step.kind) {
    case 'call':
      return callAny(pair, step);
    case 'part':
      return part(pair);
    case 'job': {
      const job = scheduledJobs[step.pick % scheduledJobs.length];
      return app.runScheduled(job?.job.name ?? '');
    }
    case 'advance':
      app.advance({ hours: step.hours });
      for (const person of people) await signInAgain(person);
      return undefined;
    default:
      return changeRecord(pair, step);
  }
}

/** Makes a call of any endpoint as the access tests fill it. */
async function callAny(
  { app, people }: Pair,
  { who: place, pick: number }: Extract<Step, { kind: 'call' }>,
): Promise<void> {
  const { name, method, path } = calls[number % calls.length] ?? {};
  const [owner, partner] = place === 0 ? people : [people[1], people[0]];
  if (name === undefined || method === undefined || path === undefined) throw new Error('There are no calls');
  const { parameters = {}, body = await bodies[name]?.(owner, partner, app) } =
    (await ownedObjects[name]?.(owner, partner, app)) ?? {};
  const filled = path.replaceAll(/\{(\w+)\}/g, (_match, key: string) => parameters[key] ?? '');
  if (!(body instanceof FormData)) {
    await callApi(owner, method, filled, body && { ...body });
    return;
  }
  const { status } = await owner.fetch(filled, { method, body });
  if (status >= 500) throw new Error(`${name} failed with ${status}`);
}

async function changeRecord(
  { people, deleted }: Pair,
  { kind, who: place, pick: number, text, choice }: Extract<Step, { kind: 'create' | 'change' | 'delete' | 'restore' }>,
): Promise<void> {
  const person = people[place] ?? people[0];
  const found = recordCalls[number % recordCalls.length];
  if (!found) throw new Error('There are no records');
  if (kind === 'create') return void (await callApi(person, 'POST', found.path, found.fields({ text, choice })));
  if (kind === 'restore') {
    const last = deleted.pop();
    if (last) await callApi(person, 'POST', `${last.path}/${last.id}/restore`);
    return undefined;
  }
  const known = await findRecord(person, number);
  if (!known) return undefined;
  const { path, fields, change: changing, id } = known;
  if (kind === 'change' && changing)
    return void (await callApi(person, changing.method, `${path}/${id}`, fields({ text, choice })));
  await callApi(person, 'DELETE', `${path}/${id}`);
  deleted.push({ path, id });
  return undefined;
}

/** Returns a record that the member sees, of the first kind that has any, from a kind by number on. */
async function findRecord(person: Person, number: number) {
  for (const place of recordCalls.keys()) {
    const found = recordCalls[(number + place) % recordCalls.length];
    const rows = found ? ((await callApi(person, 'GET', found.path)) as { id: string }[]) : [];
    const id = rows[number % Math.max(1, rows.length)]?.id;
    if (found?.delete && id !== undefined) return { ...found, id };
  }
  return null;
}

/** One of the two leaves and joins again, with records of their own in between. */
async function part({ people: [first, second], app }: Pair): Promise<void> {
  await second.api.couples.leave({ password: second.password });
  await second.api.expenses.create({ title: 'Alone', amount: '20', spentOn: toDay(app) });
  const { inviteCode } = (await first.api.couples.current()) ?? (await first.api.couples.create({ name: 'Again' }));
  await second.api.couples.join({ inviteCode });
}

function toDay(app: TestApp): string {
  return app.platform.clock.now().toZonedDateTimeISO('Asia/Kolkata').toPlainDate().toString();
}
