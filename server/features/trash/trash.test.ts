import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, registerPerson, type Person } from '#tests/support/people.ts';
import { Kept } from '#tests/support/records/calls.ts';
import { kindOf, kinds, sharedKinds } from '#tests/support/records/kinds.ts';

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

const absent = { status: 404, message: 'Not found' };
const notTheirs = { status: 403, code: 'only_author_deletes' };
const gone = { status: 404, message: 'This can no longer be restored.' };

describe.each(kinds)('deletes a $kind', (resource) => {
  test('moves from its list to the trash, and returns unchanged', async () => {
    const record = await resource.create(riya);
    const other = await resource.create(riya);
    await resource.delete(riya, record.id);
    expect(await resource.list(riya)).toEqual([other]);
    await expect(resource.delete(riya, record.id)).rejects.toMatchObject(absent);
    const [item, ...rest] = await riya.api.trash.list();
    expect(rest).toEqual([]);
    expect(item).toMatchObject({
      kind: resource.kind,
      id: record.id,
      deletedBy: riya.user.id,
      ...resource.shown(record),
    });
    expect(Date.parse(item?.deletedForGoodAt ?? '') - Date.parse(item?.deletedAt ?? '')).toBe(30 * 24 * 3_600_000);
    expect(await resource.restore(riya, record.id)).toEqual(record);
    expect((await resource.list(riya)).toSorted(byId)).toEqual([record, other].toSorted(byId));
    expect(await riya.api.trash.list()).toEqual([]);
    await expect(resource.restore(riya, record.id)).rejects.toMatchObject(gone);
  });

  test('deletes or restores one of several, and leaves the others in the trash', async () => {
    const { id: first } = await resource.create(riya);
    const { id: second } = await resource.create(riya);
    const { id: third } = await resource.create(riya);
    for (const id of [first, second, third]) await resource.delete(riya, id);
    const left = async () => (await riya.api.trash.list()).map(({ id }) => id).toSorted();
    await riya.api.trash.delete({ id: first });
    expect(await left()).toEqual([second, third].toSorted());
    await resource.restore(riya, second);
    expect(await left()).toEqual([third]);
    expect((await resource.list(riya)).map(({ id }) => id)).toEqual([second]);
  });

  test('rejects other members who read, restore or delete it', async () => {
    const { id } = await resource.create(riya);
    await resource.delete(riya, id);
    const [stranger] = await registerCouple(app);
    const alone = await registerPerson(app, 'Meera');
    for (const other of [stranger, alone]) {
      expect(await other.api.trash.list()).toEqual([]);
      await expect(resource.restore(other, id)).rejects.toMatchObject(gone);
      await expect(other.api.trash.delete({ id })).rejects.toMatchObject(absent);
    }
    expect(await riya.api.trash.list()).toHaveLength(1);
  });

  test('allows restoring for thirty days and not a second longer, until the job deletes it for good', async () => {
    const [early, late] = [await resource.create(riya), await resource.create(riya)];
    await resource.delete(riya, early.id);
    app.advance({ hours: 24 * 30 - 1 });
    await riya.api.accounts.login({ email: riya.user.email, password: riya.password });
    await resource.delete(riya, late.id);
    await emptyTrash();
    expect(await riya.api.trash.list()).toHaveLength(2);
    app.advance({ hours: 1, seconds: 1 });
    await expect(resource.restore(riya, early.id)).rejects.toMatchObject(gone);
    expect(await riya.api.trash.list()).toMatchObject([{ id: late.id }]);
    expect(await countStored(early.id)).toBe(1);
    await emptyTrash();
    expect(await countStored(early.id)).toBe(0);
    expect(await countStored(late.id)).toBe(1);
  });

  test('allows deletion for good before that', async () => {
    const { id } = await resource.create(riya);
    await resource.delete(riya, id);
    await riya.api.trash.delete({ id });
    expect(await riya.api.trash.list()).toEqual([]);
    expect(await countStored(id)).toBe(0);
    await expect(resource.restore(riya, id)).rejects.toMatchObject(gone);
    await expect(riya.api.trash.delete({ id })).rejects.toMatchObject(absent);
  });

  test('exists once after 16 concurrent deletions and restorations', async () => {
    const { id } = await resource.create(riya);
    const answers = await Promise.allSettled(
      Array.from({ length: 16 }, (_, place) =>
        place % 2 === 0 ? resource.delete(riya, id) : resource.restore(riya, id),
      ),
    );
    const refusals = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [(answer.reason as { status: number }).status] : [],
    );
    expect(refusals.every((status) => status === 404)).toBe(true);
    expect((await resource.list(riya)).length + (await countStored(id))).toBe(1);
  });
});

describe.each(sharedKinds.map(kindOf))('shared records: $kind', (resource) => {
  test('allows either partner to restore it, and only its author to delete it for good', async () => {
    const [one, other] = [await resource.create(riya), await resource.create(riya)];
    await resource.delete(arjun, one.id);
    await resource.delete(arjun, other.id);
    expect(await riya.api.trash.list()).toMatchObject([{ deletedBy: arjun.user.id }, { id: one.id }]);
    expect(await resource.restore(riya, one.id)).toEqual(one);
    const allowed = async ({ api }: Person) => (await api.trash.list()).map((row) => row.canBeDeletedForGood);
    expect([await allowed(riya), await allowed(arjun)]).toEqual([[true], [false]]);
    await expect(arjun.api.trash.delete({ id: other.id })).rejects.toMatchObject(notTheirs);
    await expect(arjun.api.trash.delete({ id: other.id, kind: resource.kind })).rejects.toMatchObject(notTheirs);
    expect(await countStored(other.id)).toBe(1);
    await riya.api.trash.delete({ id: other.id });
    expect(await arjun.api.trash.list()).toEqual([]);
  });

  test('stays with the partner when its recorder leaves or deletes the account', async () => {
    const [first, second] = [await resource.create(riya), await resource.create(riya)];
    await resource.delete(riya, first.id);
    await resource.delete(riya, second.id);
    // Within a week of pairing they would take it along.
    app.advance({ hours: 24 * 7 });
    await riya.api.couples.leave({ password: riya.password });
    expect(await riya.api.trash.list()).toEqual([]);
    await expect(resource.restore(riya, first.id)).rejects.toMatchObject(gone);
    await riya.api.accounts.deleteAccount({ password: riya.password });
    expect(await arjun.api.trash.list()).toMatchObject([{ deletedBy: null }, { deletedBy: null }]);
    const restored = Kept.parse(await resource.restore(arjun, first.id));
    expect([restored.id, restored['userId'] ?? null]).toEqual([first.id, null]);
    const third = await resource.create(arjun);
    await resource.delete(arjun, third.id);
    expect((await arjun.api.trash.list()).map((row) => row.canBeDeletedForGood)).toEqual([true, true]);
    await arjun.api.trash.delete({ id: third.id });
    await arjun.api.accounts.deleteAccount({ password: arjun.password });
    expect(await countStored(second.id)).toBe(0);
  });

  test('moves along when its recorder leaves a young couple', async () => {
    const { id } = await resource.create(riya);
    await resource.delete(arjun, id);
    await riya.api.couples.leave({ password: riya.password });
    expect(await arjun.api.trash.list()).toEqual([]);
    expect(await resource.restore(riya, id)).toMatchObject({ id });
  });
});

test('keeps a note with its writer alone, even if the partner could read it', async () => {
  const note = await riya.api.notes.create({
    title: 'Chai',
    content: 'x',
    category: 'food',
    isPrivate: false,
  });
  await riya.api.notes.delete({ id: note.id });
  expect(await arjun.api.trash.list()).toEqual([]);
  await expect(arjun.api.notes.restore({ id: note.id })).rejects.toMatchObject(gone);
  await expect(arjun.api.trash.delete({ id: note.id })).rejects.toMatchObject(absent);
});

test('lets either partner restore a shared important date, and only its member delete it for good', async () => {
  const { id } = await kindOf('important_date').create(riya);
  await arjun.api.importantDates.delete({ id });
  expect(await arjun.api.trash.list()).toMatchObject([{ id, deletedBy: arjun.user.id }]);
  expect(await arjun.api.trash.list()).toMatchObject([{ canBeDeletedForGood: false }]);
  await expect(arjun.api.trash.delete({ id })).rejects.toMatchObject(notTheirs);
  expect(await arjun.api.importantDates.restore({ id })).toMatchObject({ id, userId: riya.user.id });
  await riya.api.importantDates.update({ id, isShared: false });
  await riya.api.importantDates.delete({ id });
  expect(await arjun.api.trash.list()).toEqual([]);
  await expect(arjun.api.importantDates.restore({ id })).rejects.toMatchObject(gone);
});

test('deletes a member’s own records with the account', async () => {
  const { id } = await kindOf('note').create(riya);
  await riya.api.notes.delete({ id });
  await riya.api.accounts.deleteAccount({ password: riya.password });
  expect(await countStored(id)).toBe(0);
});

test('counts trash towards storage limits, so that deleting makes no room, and towards no sum', async () => {
  await app.database.pool.query(`update settings set value = '1' where key = 'max_savings_goals'`);
  // Settings are cached for a minute.
  app.advance({ minutes: 2 });
  const { id } = await kindOf('goal').create(riya);
  await riya.api.goals.delete({ id });
  expect((await riya.api.statement.readSummary()).savings).toEqual({
    total: '0.00',
    goalCount: 0,
    activeCount: 0,
  });
  await expect(kindOf('goal').create(riya)).rejects.toMatchObject({ status: 403, code: 'capacity_full' });
  await riya.api.trash.delete({ id });
  await kindOf('goal').create(riya);
  await app.database.pool.query(`update settings set value = '500' where key = 'max_savings_goals'`);
  app.advance({ minutes: 2 });
});

test('returns the trash in pages, latest first', async () => {
  const created: string[] = [];
  for (const kind of ['expense', 'note', 'goal'] as const) {
    const { id } = await kindOf(kind).create(riya);
    await kindOf(kind).delete(riya, id);
    created.unshift(id);
  }
  const first = await riya.fetch('/api/bin?limit=2');
  const page = (await first.json()) as { id: string }[];
  const rest = await riya.fetch(`/api/bin?cursor=${first.headers.get('x-next-cursor')}`);
  const ids = [...page, ...((await rest.json()) as { id: string }[])].map(({ id }) => id);
  expect(ids).toEqual(created);
  expect(rest.headers.get('x-next-cursor')).toBeNull();
});

function byId(one: { id: string }, other: { id: string }): number {
  return one.id < other.id ? -1 : 1;
}

async function emptyTrash(): Promise<void> {
  await app.runScheduled('empty-bins');
}

/** Counts how often the record is in the trash. */
async function countStored(id: string): Promise<number> {
  const { rows } = await app.database.pool.query(
    'select id from deleted_shared_records where id = $1 union all select id from deleted_own_records where id = $1',
    [id],
  );
  return rows.length;
}
