import type { Kysely, Transaction } from 'kysely';
import { CHANGED_ROWS_MAX } from '#domain/copy/facts.ts';
import {
  type CoupleChange,
  listPartners,
  listSeats,
  logCoupleChange,
  logMemberChange,
  type MovedPart,
  readCoupleNumber,
} from './change-queries.ts';
import type { Changes, HomeChanges } from './touch.ts';

/** Moves of a committed transaction: by member, the part of their position that is known from it. */
export type Moves = ReadonlyMap<string, { couple?: number; own?: number }>;

/** Facts of a transaction that the log knows after it. */
export interface Flushed {
  moves: Moves;
  /** The caller's number in the couple's part of their feed, if the change has not moved it; `null` if unknown. */
  unmovedCouple: number | null;
}

export const NOTHING_FLUSHED: Flushed = { moves: new Map(), unmovedCouple: null };

/**
 * Logs what the transaction has changed and moves the heads of all who see it, couples' first. Its statements are the
 * last of the transaction, so that positions grow in the order of commits and nothing waits for a head during long work.
 * They are sent and not awaited, so that the commit can follow in the same round trip: `logging` resolves after it.
 */
export async function flushChanges<DB>(
  tx: Transaction<DB>,
  changes: Changes | null,
): Promise<{ logging: Promise<Flushed> }> {
  if (!changes) return { logging: Promise.resolve(NOTHING_FLUSHED) };
  const statements = await prepareStatements(tx, changes);
  const moves = new Map<string, { couple?: number; own?: number }>();
  const sent = statements.map(async ({ part, send }) => {
    for (const { userId, position } of await send()) moves.set(userId, { ...moves.get(userId), [part]: position });
  });
  const unmoved = readUnmovedCouple(tx, changes);
  const logging = Promise.all([unmoved, ...sent]).then(([unmovedCouple]) => ({ moves, unmovedCouple }));
  // Awaited after the commit.
  logging.catch(() => undefined);
  return { logging };
}

/** Reads the caller's number in the couple's part, which every position names, if the change leaves it as it is. */
async function readUnmovedCouple<DB>(tx: Transaction<DB>, { caller, couples }: Changes): Promise<number | null> {
  if (!caller?.seat) return null;
  const { coupleId, number } = caller.seat;
  const home = couples.get(coupleId);
  return home && isSeenBy(home, caller.memberId) ? null : readCoupleNumber(tx, coupleId, number);
}

interface Statement {
  part: 'couple' | 'own';
  send: () => Promise<MovedPart[]>;
}

async function prepareStatements<DB>(tx: Transaction<DB>, changes: Changes): Promise<Statement[]> {
  const { caller } = changes;
  const by = { callerId: caller?.memberId ?? null, key: caller?.key ?? null };
  const statements: Statement[] = [];
  const couples = [...changes.couples].toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (const [coupleId, home] of couples) {
    const rows = await toSeats(tx, coupleId, home);
    statements.push({ part: 'couple', send: () => logCoupleChange(tx, { coupleId, rows, ...by }) });
  }
  // A change of both parts is whole once the couple's part is there, whose machine commits last.
  const hasKey = couples.some(([, home]) => isSeenBy(home, by.callerId));
  const feeds = await toFeeds(tx, changes);
  for (const [userId, rows] of [...feeds].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const key = userId === by.callerId && !hasKey ? by.key : null;
    const change = { userId, rows: bounded([...rows]), hasNewEpoch: changes.epochs.has(userId), key };
    statements.push({ part: 'own', send: () => logMemberChange(tx, change) });
  }
  return statements;
}

/** Returns the changed rows by seat. Rows of one member alone need to know the seat. */
async function toSeats<DB>(tx: Transaction<DB>, coupleId: string, home: HomeChanges): Promise<CoupleChange['rows']> {
  const both = [...home.both];
  if (home.alone.size === 0) return [bounded(both), bounded(both)];
  const seats = await listSeats(tx, coupleId);
  const of = (seat: number) => bounded([...new Set([...both, ...(home.alone.get(seats.get(seat) ?? '') ?? [])])]);
  return [of(1), of(2)];
}

/** Returns the changed rows of members by those who see them; none for a member who has a new epoch alone. */
async function toFeeds<DB>(tx: Transaction<DB>, changes: Changes): Promise<Map<string, Set<string>>> {
  const { members, epochs } = changes;
  const feeds = new Map<string, Set<string>>();
  const add = (userId: string, rows: Iterable<string>) =>
    feeds.set(userId, new Set([...(feeds.get(userId) ?? []), ...rows]));
  const sharing = [...members].flatMap(([userId, { both }]) => (both.size > 0 ? [userId] : []));
  const partners = await findPartners(tx, sharing, changes);
  for (const [userId, { both, alone }] of members) {
    const partnerId = partners.get(userId);
    if (both.size > 0) add(userId, both);
    if (both.size > 0 && partnerId !== undefined) add(partnerId, both);
    for (const [readerId, rows] of alone) add(readerId, rows);
  }
  for (const userId of epochs) add(userId, []);
  return feeds;
}

/** Returns the partners of members. The caller's came with the seat. */
async function findPartners<DB>(
  tx: Transaction<DB>,
  memberIds: readonly string[],
  { caller, epochs }: Changes,
): Promise<ReadonlyMap<string, string>> {
  const isOfCaller = memberIds.every((id) => id === caller?.memberId) && epochs.size === 0;
  if (!isOfCaller) return listPartners(tx, memberIds);
  return new Map(caller?.partnerId ? [[caller.memberId, caller.partnerId]] : []);
}

function isSeenBy({ both, alone }: HomeChanges, memberId: string | null): boolean {
  return both.size > 0 || (memberId !== null && alone.has(memberId));
}

function bounded(rows: string[]): string[] | null {
  return rows.length > CHANGED_ROWS_MAX ? null : rows;
}

const observers = new WeakMap<object, Set<(moves: Moves) => void>>();

/**
 * Calls `onMoves` after each transaction on the database that has moved a member's feed. Returns a function that ends
 * the calls.
 */
export function observeMoves<DB>(db: Kysely<DB>, onMoves: (moves: Moves) => void): () => void {
  const ofDatabase = observers.get(db) ?? new Set();
  observers.set(db, ofDatabase.add(onMoves));
  return () => void ofDatabase.delete(onMoves);
}

const primaries = new WeakMap<object, object>();

/** Reports the moves of transactions on `reader` to those who observe `primary`, on which they run. */
export function reportAs<DB>(reader: Kysely<DB>, primary: Kysely<DB>): void {
  primaries.set(reader, primary);
}

export function reportMoves<DB>(db: Kysely<DB>, moves: Moves): void {
  if (moves.size === 0) return;
  for (const onMoves of observers.get(primaries.get(db) ?? db) ?? []) onMoves(moves);
}
