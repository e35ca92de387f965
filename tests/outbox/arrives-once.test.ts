import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Fields } from '#client/data/outbox/pending-mutation.ts';
import type { NewChange } from '#client/data/outbox/stored/change-store.ts';
import { AMENDING, BOOK_KINDS, type BookKind, type MadeCall, openBooks } from '#tests/outbox/support/couple-books.ts';
import { type Device, openDevice } from '#tests/outbox/support/device.ts';
import { type Fault, type FaultProxy, startFaultProxy } from '#tests/outbox/support/fault-proxy.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makePremium, type Person, registerCouple } from '#tests/support/people.ts';

/** Number of scripts: 100 in every run; `OUTBOX_SCRIPTS=1000` for the full proof. */
const SCRIPTS = Number(process.env['OUTBOX_SCRIPTS'] ?? 100);
const SEED = Number(process.env['OUTBOX_SEED'] ?? 20261123);

let app: TestApp;
let proxy: FaultProxy;
let couple: [Person, Person];
beforeAll(async () => {
  app = await createTestApp();
  proxy = await startFaultProxy(await app.listen());
  couple = await registerCouple(app);
  await makePremium(app, couple[0]);
}, 60_000);
afterAll(async () => {
  await proxy.close();
  await app.close();
});

const device = fc.constantFrom(0, 1, 2);
const fault = fc.constantFrom<Fault>('none', 'none', 'before', 'in-request', 'before-answer', 'in-answer');
const at = fc.double({ min: 0, max: 1, noNaN: true });
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('create', 'update', 'update', 'delete', 'comment', ...BOOK_KINDS),
      device,
      /** Index of the target among the existing dates to remember. */
      which: fc.nat(5),
      fault,
      at,
      /** Kills the tab while it sends. */
      isKilled: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('network'), device, isOffline: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('flush'), device, fault, at }) },
  // Concurrent changes by the partner and by the member's other device.
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('at-once'),
      each: fc.constantFrom('update', 'update', 'rename', 'budget', 'deposit'),
      which: fc.nat(5),
    }),
  },
);
const script = fc.record({
  steps: fc.array(step, { minLength: 4, maxLength: 14 }),
  /** Choice for each stale change: retry it, or discard it. */
  keepsMine: fc.boolean(),
});

type Kind = 'create' | 'update' | 'delete' | 'comment' | BookKind;

interface Typed {
  device: Device;
  key: string;
  kind: Kind;
  objectId: string;
  token: string;
}

interface Written {
  device: Device;
  kind: Kind;
  token: string;
  change: NewChange;
}

interface Said {
  typed: Typed;
  status: number | 'waiting' | 'killed';
}

test(
  `delivers each change exactly once or keeps it, over ${SCRIPTS} fault scripts`,
  { timeout: 1_800_000 },
  async () => {
    await fc.assert(fc.asyncProperty(script, run), { numRuns: SCRIPTS, seed: SEED, endOnFailure: true });
  },
);

async function run({ steps, keepsMine }: typeof script extends fc.Arbitrary<infer Script> ? Script : never) {
  const [riya, arjun] = couple;
  // A long run would otherwise exceed one page of the list, and the couple's storage limit.
  await app.database.pool.query('delete from important_dates');
  const books = await openBooks(app, couple);
  const devices = [openDevice(riya, proxy.port), openDevice(riya, proxy.port), openDevice(arjun, proxy.port)];
  const memory = await riya.api.memories.create({ title: 'Kites', memoryDate: '2026-01-14' });
  /** Ids of dates to remember: they are shared, so both partners edit them. */
  const objects: string[] = [];
  const said: Said[] = [];
  let count = 0;

  for (const each of steps) {
    if (each.kind === 'network' && 'isOffline' in each) {
      deviceAt(each.device).isOffline = each.isOffline;
    } else if (each.kind === 'at-once' && 'each' in each) {
      const kind = each.each === 'update' && objects.length === 0 ? 'create' : each.each;
      const prepared = await Promise.all(devices.map((one) => prepare(one, kind, each.which)));
      await Promise.all(prepared.map((written) => submit(written)));
    } else if (each.kind === 'flush' && 'fault' in each) {
      proxy.breakNext(each.fault, each.at);
      const { outbox, person } = deviceAt(each.device);
      await outbox().flush(person.user.id);
    } else if ('isKilled' in each) {
      proxy.breakNext(each.fault, each.at);
      const one = deviceAt(each.device);
      const kind = ['update', 'delete'].includes(each.kind) && objects.length === 0 ? 'create' : each.kind;
      const prepared = await prepare(one, kind, each.which);
      const writing = submit(prepared, each.isKilled);
      if (each.isKilled) {
        await new Promise((resolve) => setTimeout(resolve, 4 * each.at));
        one.kill();
      }
      await writing;
    }
  }

  proxy.breakNext('none', 0);
  for (const one of devices) {
    one.isOffline = false;
    one.kill();
    await settle(one);
  }

  await check();

  function deviceAt(index: number): Device {
    const found = devices[index];
    if (!found) throw new Error('There are three');
    return found;
  }

  /** Prepares the changes for a device. A settlement is preceded by the expense that it settles. */
  async function prepare(one: Device, kind: Kind, which: number): Promise<Written[]> {
    const written: Written[] = [];
    for (const each of kind === 'settle' ? (['spend', kind] as const) : [kind]) {
      count += 1;
      const { made, token } = await makeCall(one, each, which, count);
      written.push({ device: one, kind: each, token, change: one.make(made) });
    }
    return written;
  }

  async function submit(all: readonly Written[], mayDie = false): Promise<void> {
    for (const { device: one, kind, token, change } of all) {
      const { key, objectId } = change;
      if (kind === 'create') objects.push(objectId);
      const own: Said = { typed: { device: one, key, kind, objectId, token }, status: 'killed' };
      said.push(own);
      const submitting = one.submit(change).then((outcome) => {
        const isAnswered = outcome.kind === 'made' || outcome.kind === 'rejected' || outcome.kind === 'signed-out';
        own.status = isAnswered ? outcome.response.status : 'waiting';
      });
      // A killed tab returns no result.
      await (mayDie ? Promise.race([submitting, new Promise((resolve) => setTimeout(resolve, 15))]) : submitting);
    }
  }

  async function makeCall(one: Device, kind: Kind, which: number, place: number) {
    if (kind !== 'create' && kind !== 'update' && kind !== 'delete' && kind !== 'comment')
      return books.write(kind, place, one.person);
    const token = `${kind} ${place}`;
    const objectId = objects[which % Math.max(1, objects.length)] ?? '';
    const path = `/api/important-dates/${objectId}`;
    const calls = {
      create: {
        call: 'importantDates.create',
        method: 'POST',
        path: '/api/important-dates',
        body: { title: token, date: '2026-01-14', category: 'holiday' },
        before: null,
      },
      update: {
        call: 'importantDates.update',
        method: 'PUT',
        path,
        body: { title: token },
        before: kind === 'update' ? await readObject(one, objectId) : null,
      },
      delete: { call: 'importantDates.delete', method: 'DELETE', path, body: null, before: null },
      comment: {
        call: 'memories.comment',
        method: 'POST',
        path: `/api/memories/${memory.id}/comments`,
        body: { text: token },
        before: null,
      },
    } satisfies Record<typeof kind, MadeCall>;
    return { made: calls[kind], token };
  }

  /** Returns the record as the device's screen shows it. */
  async function readObject(one: Device, objectId: string): Promise<Fields | null> {
    const list: Fields[] = await one.person.api.importantDates.list();
    return list.find(({ id }) => id === objectId) ?? null;
  }

  /** Sends all pending changes, and retries or drops the stale ones. */
  async function settle(one: Device): Promise<void> {
    for (let round = 0; round < 40; round += 1) {
      const flushed = await one.outbox().flush(one.person.user.id);
      const stale = (await one.store.list()).filter(({ state }) => state === 'stale');
      for (const change of stale) await (keepsMine ? one.outbox().retry(change) : one.outbox().drop(change));
      if (flushed === 'empty' && stale.length === 0) return;
    }
    throw new Error('The outbox does not come to rest');
  }

  async function check(): Promise<void> {
    const [ofRiya, ofArjun, comments] = await Promise.all([
      riya.api.importantDates.list(),
      arjun.api.importantDates.list(),
      riya.api.memories.comments({ id: memory.id }),
    ]);
    const left = (await Promise.all(devices.map((one) => one.store.list()))).flat();
    expect(left.filter(({ state }) => state !== 'refused')).toEqual([]);
    const ids = new Set(objects);
    const shown = ofRiya.filter(({ id }) => ids.has(id));
    expect(ofArjun.filter(({ id }) => ids.has(id))).toEqual(shown);

    const typed = (kind: Kind) => said.filter((each) => each.typed.kind === kind);
    // Comments and entries in the books are never rejected: each exists once, whatever failed.
    await books.check(said.map((each) => each.typed));
    expect(comments.map(({ text }) => text).toSorted()).toEqual(
      typed('comment')
        .map((each) => each.typed.token)
        .toSorted(),
    );

    for (const { typed: created } of typed('create')) {
      const isDeleted = typed('delete').some((each) => each.typed.objectId === created.objectId);
      const found = shown.filter(({ id }) => id === created.objectId);
      // A deletion that came first, or whose object was rejected, changes nothing.
      if (!isDeleted) expect(found.map(({ id }) => id)).toEqual([created.objectId]);
      const tokens = [
        created,
        ...typed('update')
          .map((each) => each.typed)
          .filter((each) => each.objectId === created.objectId),
      ];
      for (const { title } of found) expect(tokens.map(({ token }) => token)).toContain(title);
    }

    // Each edit was accepted, rejected while its screen waited, kept with its fields, or dropped by the member.
    const amendments = said.filter(({ typed: { kind } }) => kind === 'update' || AMENDING.has(kind));
    for (const { typed: update, status } of amendments) {
      const isTaken = update.device.answered.has(update.key) || (typeof status === 'number' && status === 200);
      const isTold = typeof status === 'number' && status >= 400;
      const says = (fields: Fields | null) => [fields?.['title'], fields?.['monthlyAmount']].includes(update.token);
      const isKept = left.some(({ body }) => says(body));
      const isDecided = [...update.device.answered.values()].some(says);
      const isOfOwn = typed('create').some(
        ({ typed: created }) => created.objectId === update.objectId && created.device === update.device,
      );
      const isDeleted = typed('delete').some((each) => each.typed.objectId === update.objectId);
      // Order holds: no edit is sent before the creation of its record.
      if (isOfOwn && !isDeleted) expect(isTold).toBe(false);
      if (keepsMine) expect(isTaken || isTold || isKept || isDecided).toBe(true);
    }
  }
}
