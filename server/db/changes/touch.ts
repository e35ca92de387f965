import { isDeepStrictEqual } from 'node:util';
import type { Audience, CopiedRecord } from '#domain/kernel/record-definition.ts';
import type { Transaction } from '../database.ts';

/** Whose feed a record's change moves: the couple's, or that of the member whose own record it is. */
export type Home = { coupleId: string } | { userId: string };

/** Rows that a transaction has changed in one home, by who sees them: both partners, or one member. */
export interface HomeChanges {
  both: Set<string>;
  /** By the member's id. */
  alone: Map<string, Set<string>>;
}

/** Changes of a transaction, for the feeds. */
export interface Changes {
  couples: Map<string, HomeChanges>;
  members: Map<string, HomeChanges>;
  /** Members who see other rows than before, so that their devices copy everything again. */
  epochs: Set<string>;
  caller: Caller | null;
}

/** The member who makes a change. */
export interface Caller {
  memberId: string;
  partnerId: string | null;
  /** Key of the call. */
  key: string | null;
  /** The seat that the change holds; `null` without a couple. */
  seat: { coupleId: string; number: number } | null;
}

const changesOf = new WeakMap<object, Changes>();

/** Returns what the transaction has changed so far, or `null` for nothing. */
export function changesIn(tx: object): Changes | null {
  return changesOf.get(tx) ?? null;
}

/** Forgets what a transaction has changed, before its work runs again. */
export function openChanges(tx: object): Changes {
  const known = changesOf.get(tx);
  if (known) return known;
  const changes: Changes = { couples: new Map(), members: new Map(), epochs: new Set(), caller: null };
  changesOf.set(tx, changes);
  return changes;
}

/**
 * Notes that a member's own row of the copy was `before` and is `after`, `null` for none. The feeds of all who see one of
 * them move, unless both are alike; a feature calls it at every change (decision 0101).
 */
export function touch<Row extends object>(
  tx: Transaction,
  record: CopiedRecord<Row>,
  userId: string,
  id: string,
  { before, after }: { before: Row | null; after: Row | null },
): void {
  if (before && after && isDeepStrictEqual(before, after)) return;
  const { copiedAs, seenBy = () => [userId] } = record;
  const audiences = [before, after].flatMap((row) => (row ? [seenBy(row)] : []));
  for (const audience of audiences) note(tx, { userId }, `${copiedAs}/${id}`, audience);
}

/**
 * Notes that rows were added, changed or removed, which the `audience` sees: for a couple both partners, else the member,
 * if none is named.
 */
export function touchRows(
  tx: Transaction,
  { copiedAs }: Pick<CopiedRecord, 'copiedAs'>,
  home: Home,
  ids: readonly string[],
  audience: Audience = ownersOf(home),
): void {
  for (const id of ids) note(tx, home, `${copiedAs}/${id}`, audience);
}

function ownersOf(home: Home): Audience {
  return 'userId' in home ? [home.userId] : 'both';
}

/** Notes that the members see other rows than before. */
export function touchMembers(tx: Transaction, memberIds: readonly string[]): void {
  const { epochs } = openChanges(tx);
  for (const id of memberIds) epochs.add(id);
}

function note(tx: Transaction, home: Home, row: string, audience: Audience): void {
  const changes = openChanges(tx);
  const ofHome = 'coupleId' in home ? homeOf(changes.couples, home.coupleId) : homeOf(changes.members, home.userId);
  if (audience === 'both') ofHome.both.add(row);
  else for (const memberId of audience) setOf(ofHome.alone, memberId).add(row);
}

function homeOf(homes: Map<string, HomeChanges>, id: string): HomeChanges {
  const known = homes.get(id) ?? { both: new Set(), alone: new Map() };
  homes.set(id, known);
  return known;
}

function setOf(sets: Map<string, Set<string>>, key: string): Set<string> {
  const known = sets.get(key) ?? new Set();
  sets.set(key, known);
  return known;
}
