import { COPY_BYTES_MAX, COPY_ROWS_MAX } from '#domain/copy/facts.ts';
import { type CopyPosition, formatCopyPosition, parseCopyPosition } from '#domain/copy/position.ts';
import { COPIED_RESOURCES, type CopiedResource, HOME_RESOURCES, type HomeResource } from '#domain/copy/resources.ts';
import type { CopyPart, CopyQuery } from '#domain/copy/schema.ts';
import { fieldsText } from '#messages/fields.ts';
import type { Database } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { type Clock, toIso, todayInIndia } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import {
  type FeedPart,
  type Head,
  type Heads,
  listDone,
  readCoupleFeed,
  readCoupleHead,
  readHeads,
  readOwnFeed,
} from './head-queries.ts';
import { selectHome, selectNews } from './home-queries.ts';
import { createPart } from './part-service.ts';
import {
  addComplete,
  type ChangedRow,
  type Cursor,
  FIRST_BYTES,
  formatCursor,
  isOfCouple,
  listComplete,
  listMissing,
  OWN_BYTES,
  parseCursor,
  parseRows,
  type WholeCursor,
} from './policy.ts';

/** Changed rows that an answer goes on from. Beyond, all rows come again. */
const CHANGES_MAX = 10_000;
/** Reads of an answer, of which each further one needs another change of who sees what. */
const TRIES = 3;
/** Whole copies that a process reads at once, and the seconds after which another one may ask again. */
const WHOLES_AT_ONCE = 8;
const RETRY_AFTER_SECONDS = 2;

/** An answer, `whole` if everything has to come again, or `null` if the member sees other rows since it was begun. */
type Outcome = CopyPart | 'whole' | null;

/** Creates the call that reads the copy. Whole ones of a process take turns. */
export function createCopyReader(): (context: MemberContext, query: CopyQuery) => Promise<CopyPart> {
  let wholes = 0;
  async function inTurn(read: () => Promise<Outcome>): Promise<Outcome> {
    if (wholes >= WHOLES_AT_ONCE) throw refuse.busy(fieldsText.unavailable, RETRY_AFTER_SECONDS);
    wholes += 1;
    try {
      return await read();
    } finally {
      wholes -= 1;
    }
  }
  return async ({ db, member, clock }, { since, cursor: from, first, named = [], limit = COPY_ROWS_MAX } = {}) => {
    const cursor = from === undefined ? null : parseCursor(from);
    if (from !== undefined && !cursor) throw refuse.invalid('cursor_invalid', fieldsText.cursorInvalid);
    const begin = () => inTurn(() => readFirst(db, member.id, { named, limit, clock }));
    const read = async () => {
      if (cursor?.kind === 'whole') return inTurn(() => readNext(db, member.id, cursor, { first, limit }));
      const place = cursor ?? toStart(since);
      return place ? readChanges(db, member.id, place, limit) : begin();
    };
    for (let tries = 0; tries < TRIES; tries += 1) {
      const outcome = await read();
      const part = outcome === 'whole' ? await begin() : outcome;
      if (part && part !== 'whole') return part;
    }
    throw refuse.busy(fieldsText.unavailable, RETRY_AFTER_SECONDS);
  };
}

type Changes = Pick<Extract<Cursor, { kind: 'changes' }>, 'since' | 'skip'> & { until: CopyPosition | null };

function toStart(since: string | undefined): Changes | null {
  const position = since === undefined ? null : parseCopyPosition(since);
  return position && { since: position, until: null, skip: 0 };
}

/**
 * Reads what has changed since a position. The couple's part is read on its machine, and the members' own part after it
 * on the coordinator, each in one snapshot; if the epoch has changed meanwhile, the answer counts for nothing.
 */
async function readChanges(
  db: Database,
  memberId: string,
  { since, until, skip }: Changes,
  maxRows: number,
): Promise<Outcome> {
  const part = createPart({ maxBytes: COPY_BYTES_MAX, maxRows });
  const ofCouple = await inSnapshot(db, async (tx) => {
    const heads = await readHeads(tx, memberId);
    const head = await readCoupleHead(tx, heads);
    if (heads.epoch !== since.epoch || !isReached(head, since.couple)) return 'whole';
    const position = until?.couple ?? head.position;
    const feed = await readCoupleFeed(tx, heads, { since: since.couple, until: position }, CHANGES_MAX + 1);
    if (isTooMuch(feed)) return 'whole';
    // The couple's own row is on every machine, and read after its shard.
    const { true: local = [], false: later = [] } = Object.groupBy(parseRows(feed.changed), ({ resource }) =>
      isOfCouple(resource) ? 'true' : 'false',
    );
    const added = await part.addChanged(tx, heads.reader, local.slice(skip));
    return { heads, position, done: feed.done, local, later, added };
  });
  if (ofCouple === 'whole') return 'whole';
  const { heads, local } = ofCouple;
  return inSnapshot(db, async (tx) => {
    const now = await readHeads(tx, memberId);
    if (!isSame(heads, now)) return null;
    if (!isReached(now.own, since.own)) return 'whole';
    const own = until?.own ?? now.own.position;
    const feed = await readOwnFeed(tx, now, { since: since.own, until: own }, CHANGES_MAX + 1);
    if (isTooMuch(feed)) return 'whole';
    const position = { epoch: now.epoch, couple: ofCouple.position, own };
    const changed: ChangedRow[] = [...ofCouple.later, ...parseRows(feed.changed)];
    const isThrough = skip + ofCouple.added >= local.length;
    const added = isThrough
      ? await part.addChanged(tx, now.reader, changed.slice(Math.max(0, skip - local.length)))
      : 0;
    const reached = skip + ofCouple.added + added;
    const isLast = reached >= local.length + changed.length;
    return {
      position: formatCopyPosition(position),
      rows: part.rows(),
      gone: part.gone(),
      done: isLast ? [...ofCouple.done, ...feed.done] : [],
      isWhole: false,
      complete: [],
      homeOn: null,
      cursor: isLast ? null : formatCursor({ kind: 'changes', since, until: position, skip: reached }),
    };
  });
}

/** Reads the first page of a whole copy: its position, what Home shows of long resources, and short resources whole. */
async function readFirst(
  db: Database,
  memberId: string,
  { named, limit: maxRows, clock }: { named: readonly string[]; limit: number; clock: Clock },
): Promise<Outcome> {
  const part = createPart({ maxBytes: FIRST_BYTES, maxRows });
  const today = todayInIndia(clock);
  let hasHome = true;
  let complete = 0;
  const moment = { now: toIso(clock.now()), today };
  const addHome = async (tx: Database, { reader }: Heads) => {
    for (const resource of HOME_RESOURCES)
      for (const selection of selectHome(resource, moment))
        hasHome = (await part.addSome(tx, reader, resource, { selection, spare: OWN_BYTES })) && hasHome;
  };
  const addNews = async (tx: Database, { reader }: Heads, resources: readonly HomeResource[], spare: number) => {
    for (const resource of resources)
      for (const selection of selectNews(resource, reader, moment))
        await part.addSome(tx, reader, resource, { selection, spare });
  };
  const addFew = async (tx: Database, { reader }: Heads, resources: readonly CopiedResource[], spare: number) => {
    for (const resource of resources)
      if (await part.addSome(tx, reader, resource, { spare })) complete = addComplete(complete, resource);
  };
  const { heads, couple } = await inSnapshot(db, async (tx) => {
    const at = await readHeads(tx, memberId);
    const head = await readCoupleHead(tx, at);
    await addHome(tx, at);
    await addFew(tx, at, COPIED_RESOURCES.filter(isOfCouple), OWN_BYTES);
    await addNews(tx, at, HOME_RESOURCES.filter(isOfCouple), OWN_BYTES);
    return { heads: at, couple: head.position };
  });
  return inSnapshot(db, async (tx) => {
    const now = await readHeads(tx, memberId);
    if (!isSame(heads, now)) return null;
    await addFew(
      tx,
      now,
      COPIED_RESOURCES.filter((resource) => !isOfCouple(resource)),
      0,
    );
    await addNews(
      tx,
      now,
      HOME_RESOURCES.filter((resource) => !isOfCouple(resource)),
      0,
    );
    const position = { epoch: now.epoch, couple, own: now.own.position };
    const done = await listDone(tx, memberId, named);
    // The couple's snapshot may lack a change that is done: the changes since the position bring it.
    const isAll = done.length === 0 && listMissing(complete, undefined).length === 0;
    return {
      position: formatCopyPosition(position),
      rows: part.rows(),
      gone: {},
      done,
      isWhole: true,
      complete: listComplete(complete),
      homeOn: hasHome ? today : null,
      cursor: isAll ? null : formatCursor({ kind: 'whole', until: position, complete, resource: null, after: null }),
    };
  });
}

/** Reads a further page of a whole copy. Rows that change meanwhile come again with the changes since its position. */
async function readNext(
  db: Database,
  memberId: string,
  { until, complete: before, resource: last, after }: WholeCursor,
  { first, limit: maxRows }: { first: CopiedResource | undefined; limit: number },
): Promise<Outcome> {
  const part = createPart({ maxBytes: COPY_BYTES_MAX, maxRows });
  return inSnapshot(db, async (tx) => {
    const heads = await readHeads(tx, memberId);
    if (heads.epoch !== until.epoch) return 'whole';
    let complete = before;
    let place: { resource: CopiedResource; after: WholeCursor['after'] } | null = last && { resource: last, after };
    for (const resource of listMissing(before, first ?? last ?? undefined)) {
      if (part.isFull()) break;
      const from = place?.resource === resource ? place.after : null;
      const added = await part.addNext(tx, heads.reader, resource, { after: from });
      place = added.isThrough ? null : { resource, after: toPlace(added.after) };
      if (added.isThrough) complete = addComplete(complete, resource);
    }
    const isLast = listMissing(complete, undefined).length === 0;
    const cursor = {
      kind: 'whole',
      until,
      complete,
      resource: place?.resource ?? null,
      after: place?.after ?? null,
    } as const;
    return {
      position: formatCopyPosition(until),
      rows: part.rows(),
      gone: {},
      done: [],
      isWhole: true,
      complete: listComplete(complete),
      homeOn: null,
      cursor: isLast ? null : formatCursor(cursor),
    };
  });
}

function toPlace(after: WholeCursor['after']): WholeCursor['after'] {
  return after && { at: after.at, id: after.id };
}

/** Reads in one snapshot of each machine. */
function inSnapshot<T>(db: Database, read: (tx: Database) => Promise<T>): Promise<T> {
  return inTransaction(db, read, { isolation: 'repeatable read' });
}

/** Returns true if the changes after a number are all kept. */
function isReached({ position, floor }: Head, since: number): boolean {
  return since >= floor && since <= position;
}

function isTooMuch({ changed, done }: FeedPart): boolean {
  return changed.length > CHANGES_MAX || done.length > CHANGES_MAX;
}

function isSame(one: Heads, other: Heads): boolean {
  return one.epoch === other.epoch && one.seat === other.seat && one.reader.coupleId === other.reader.coupleId;
}
