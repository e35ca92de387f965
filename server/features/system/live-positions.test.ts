import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { POSITION_HEADER } from '#domain/copy/facts.ts';
import { formatCopyPosition, parseCopyPosition } from '#domain/copy/position.ts';
import { listen } from '#packages/kysely-pipeline/listener.ts';
import { reportMoves } from '#server/db/changes/flush.ts';
import { readPosition } from '#server/db/changes/heads.ts';
import { openDatabase } from '#server/db/database.ts';
import { readSeat } from '#server/db/membership.ts';
import { readAllFrom } from '#server/db/replicas/reads.ts';
import { updateUserRow } from '#server/db/repositories/users.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { createLiveUpdates } from '#server/platform/live/live.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { dayAhead } from '#tests/support/calendar.ts';
import { type LiveStream, openStream } from '#tests/support/live-stream.ts';
import { type Person, registerCouple, registerPerson } from '#tests/support/people.ts';

let app: TestApp;
let riya: Person;
let arjun: Person;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  [riya, arjun] = await registerCouple(app);
});

const note = { title: 'Chai', content: 'Masala', category: 'special' } as const;

/** Opens a member's stream after the pairing of the two, and returns it with its first position. */
async function open(person: Person) {
  await app.runJobs();
  const stream = await openStream(app, person, crypto.randomUUID());
  onTestFinished(stream.close);
  return { stream, first: await stream.nextPosition() };
}

/** Returns the position that the member's next copy would have. */
async function positionOf({ user: { id } }: Person): Promise<string> {
  const { db } = app.database;
  return formatCopyPosition(await readPosition(db, { id, coupleId: (await readSeat(db, id)).coupleId }));
}

/** Adds a note, and returns the position in the answer. */
async function addNote(person: Person, isPrivate: boolean): Promise<string | null> {
  const response = await person.fetch('/api/partner-notes', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...note, isPrivate }),
  });
  expect(response.status).toBe(201);
  return response.headers.get(POSITION_HEADER);
}

/** Reads positions until one is `position`, and returns all of them. */
async function readUntil(stream: LiveStream, position: string | null): Promise<string[]> {
  const read = [await stream.nextPosition()];
  while (read.at(-1) !== position) read.push(await stream.nextPosition());
  return read;
}

/** Opens the database as another process does: its transactions are not observed here. */
function openElsewhere() {
  const other = openDatabase({ url: app.database.url, poolSize: 2 });
  onTestFinished(() => other.close());
  return other;
}

/** Starts the live updates of another process on the same database. */
async function startElsewhere(beatMs: number | null = null) {
  const { db } = openElsewhere();
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const live = createLiveUpdates({ db, databaseUrl: app.database.url, reads: readAllFrom(db), log, beatMs });
  await live.start();
  onTestFinished(() => live.stop());
  return live;
}

test('sends the position at once when a stream opens', async () => {
  const { first } = await open(arjun);
  expect(first).toBe(await positionOf(arjun));
});

test('sends each partner their own position after a shared change', async () => {
  const [hers, his] = [await open(riya), await open(arjun)];
  await riya.api.expenses.create({ title: 'Chai', amount: '20' });
  const answered = await addNote(riya, false);
  expect(answered).toBe(await positionOf(riya));
  await readUntil(hers.stream, answered);
  const after = await positionOf(arjun);
  expect(after).not.toBe(his.first);
  await readUntil(his.stream, after);
});

test('sends the position that a read has moved, which unlocks achievements', async () => {
  const hers = await open(riya);
  await riya.api.expenses.create({ title: 'Chai', amount: '20' });
  await readUntil(hers.stream, await positionOf(riya));
  const before = await positionOf(riya);
  await arjun.api.achievements.list();
  const after = await positionOf(riya);
  expect(after).not.toBe(before);
  await readUntil(hers.stream, after);
});

/** Listens to the moves that the app announces. `collect` returns those since the last time. */
async function listenToMoves() {
  const messages: string[][] = [];
  const listener = await listen(app.database.url, ['jugal_moves'], (_channel, payload) => {
    messages.push(z.array(z.string()).parse(JSON.parse(payload)));
  });
  onTestFinished(() => listener.close());
  return {
    async collect() {
      // Moves are announced in their order.
      const last = crypto.randomUUID();
      reportMoves(app.database.db, new Map([[last, { own: 1 }]]));
      await expect.poll(() => messages.flat()).toContain(last);
      return messages.splice(0).map((ids) => ids.filter((id) => id !== last));
    },
  };
}

test('sends nothing to the partner for a private change', async () => {
  const moves = await listenToMoves();
  const [hers, his] = [await open(riya), await open(arjun)];
  await moves.collect();
  await readUntil(hers.stream, await addNote(riya, true));
  expect((await moves.collect()).flat()).toEqual([riya.user.id]);
  expect(await positionOf(arjun)).toBe(his.first);
  await addNote(riya, false);
  // The first to arrive is of the shared note.
  expect(await his.stream.nextPosition()).toBe(await positionOf(arjun));
});

test('costs a change one announcement, and a reading of the heads for both partners', async () => {
  const moves = await listenToMoves();
  const [hers, his] = [await open(riya), await open(arjun)];
  await moves.collect();
  const query = vi.spyOn(Client.prototype, 'query');
  onTestFinished(() => query.mockRestore());
  await riya.api.expenses.create({ title: 'Chai', amount: '20' });
  await Promise.all([hers.stream.nextPosition(), his.stream.nextPosition()]);
  const texts = query.mock.calls.map(([sent]: unknown[]) => JSON.stringify(sent));
  expect(texts.filter((text) => text.includes('pg_notify'))).toHaveLength(1);
  expect(texts.filter((text) => text.includes('couple_heads') && text.includes('any('))).toHaveLength(1);
});

test('announces moves of many members, in messages that the database accepts', async () => {
  const moves = await listenToMoves();
  const { stream } = await open(arjun);
  await moves.collect();
  const ids = Array.from({ length: 1000 }, () => crypto.randomUUID());
  await inTransaction(
    openElsewhere().db,
    async (tx) => void (await updateUserRow(tx, riya.user.id, { firstName: 'Ria' })),
  );
  reportMoves(app.database.db, new Map([...ids, arjun.user.id].map((id) => [id, { own: 1 }])));
  await readUntil(stream, await positionOf(arjun));
  const messages = await moves.collect();
  expect(messages.flat()).toEqual([...ids, arjun.user.id]);
  expect(messages.length).toBeGreaterThan(1);
});

test('sends another epoch to both members when one joins, and when one leaves', async () => {
  const [meera, kabir] = [await registerPerson(app, 'Meera'), await registerPerson(app, 'Kabir')];
  const { inviteCode } = await meera.api.couples.create({ name: 'Us' });
  const opened = [await open(meera), await open(kabir)];
  const epochOf = (position: string) => parseCopyPosition(position)?.epoch;
  let before = opened.map(({ first }) => epochOf(first));
  for (const change of [
    () => kabir.api.couples.join({ inviteCode }),
    () => kabir.api.couples.leave({ password: kabir.password }),
  ]) {
    await change();
    const after = await Promise.all([meera, kabir].map(positionOf));
    for (const [index, { stream }] of opened.entries()) await readUntil(stream, after[index] ?? null);
    const epochs = after.map(epochOf);
    for (const [index, epoch] of epochs.entries()) expect(epoch).not.toBe(before[index]);
    before = epochs;
  }
});

test('sends another epoch to the member whose partner deletes the account', async () => {
  const { stream, first } = await open(riya);
  await arjun.api.accounts.deleteAccount({ password: arjun.password });
  const after = await positionOf(riya);
  expect(parseCopyPosition(after)?.epoch).not.toBe(parseCopyPosition(first)?.epoch);
  await readUntil(stream, after);
});

test('sends the positions after a job’s change', async () => {
  await riya.api.recurring.create({ title: 'Rent', amount: '18000', every: 'month', startsOn: dayAhead(1) });
  const { stream, first } = await open(arjun);
  app.advance({ hours: 48 });
  await app.runScheduled('record-recurring-expenses');
  const after = await positionOf(arjun);
  expect(after).not.toBe(first);
  await readUntil(stream, after);
});

test('sends the positions after a change in another process, and the other way round', async () => {
  const live = await startElsewhere();
  const [positions, { stream, first }] = [[] as string[], await open(riya)];
  onTestFinished(live.follow(riya.user.id, (position) => positions.push(position)));
  await expect.poll(() => positions).toEqual([first]);
  const answered = await addNote(arjun, false);
  expect(answered).toBe(await positionOf(arjun));
  const after = await positionOf(riya);
  await readUntil(stream, after);
  await expect.poll(() => positions.at(-1)).toBe(after);
});

test('sends at the next beat what a lost announcement has kept back', async () => {
  const { stream, first } = await open(arjun);
  const { db } = openElsewhere();
  await inTransaction(db, async (tx) => void (await updateUserRow(tx, riya.user.id, { firstName: 'Ria' })));
  const after = await positionOf(arjun);
  expect(after).not.toBe(first);
  await app.platform.live.beat();
  // The known position is repeated first, without waiting for the database.
  expect(await readUntil(stream, after)).toEqual([first, after]);
});

test('sends another epoch of the installation at the next beat', async () => {
  const { stream, first } = await open(arjun);
  await app.database.db.updateTable('installations').set({ epoch: 'abcd1234' }).execute();
  await app.platform.live.beat();
  const after = await positionOf(arjun);
  expect(after).toMatch(/^abcd1234\./);
  expect(await readUntil(stream, after)).toEqual([first, after]);
});

test('repeats the position at each beat, on every stream', async () => {
  const opened = [await open(riya), await open(riya), await open(arjun)];
  for (let count = 0; count < 3; count += 1) {
    await app.platform.live.beat();
    for (const { stream, first } of opened) expect(await stream.nextPosition()).toBe(first);
  }
});

test('beats by itself', async () => {
  const live = await startElsewhere(5);
  const positions: string[] = [];
  onTestFinished(live.follow(riya.user.id, (position) => positions.push(position)));
  await expect.poll(() => positions.length).toBeGreaterThan(3);
});
