import type { Split } from '#contract/splitting.ts';
import type { Fields, WaitingChange, WaitingFile } from './waiting-change.ts';

/** What a change does to its object, for its name in the list of what waits. */
export type ChangeKind =
  | 'create'
  | 'update'
  | 'delete'
  | 'restore'
  | 'respond'
  | 'comment'
  | 'uncomment'
  | 'react'
  | 'deposit'
  | 'withdraw'
  | 'reset'
  | 'fill'
  | 'skip'
  | 'unskip';

/** What is known of the couple on this device, for rows that the server has not made yet. */
export interface WaitingContext {
  partnerId: string | null;
  /** The calendar date in India. */
  today: string;
  /** How the two split an expense that says nothing of it; `null` where they keep no balance. */
  defaultSplit: Split | null;
  /** What was spent this month, in all (`total`) and by category, with what waited when a screen showed it. */
  spent: Readonly<Record<string, string>>;
}

/** How the changes of one resource wait, and what screens see of them meanwhile. */
export interface WaitingRules {
  /** The calls that may wait, with what they do. */
  calls: Readonly<Record<string, ChangeKind>>;
  /** Those that say which state of the object they change (`updatedAt`). */
  withBasis: readonly string[];
  /** Which calls a call does not overtake, besides those of its own object. */
  follows?: Readonly<Record<string, readonly string[]>>;
  /** The reads that show what waits, each with what the changes make of the data that was read. */
  reads: Readonly<
    Record<string, (data: unknown, changes: readonly WaitingChange[], read: ShownRead) => unknown>
  >;
  /** What a call that waits is answered with here; nothing for a deletion. */
  answer: (change: WaitingChange, context: WaitingContext) => unknown;
  /** Which record on the screens is the object, where its id does not tell. */
  isObject?: (record: Fields, body: Fields | null, objectId: string) => boolean;
  /** Which object a call is about, where its path has no id. */
  objectIdOf?: (pathname: string) => string;
  /** What there was before a first change, where no screen has shown the object because there is none. */
  beforeFirst?: (objectId: string, context: WaitingContext) => Fields;
  /** The photos that a body names and the server does not have. */
  collectFiles?: (body: Fields | null) => Promise<WaitingFile[]>;
  /** What the list of changes calls the object. */
  nameOf: (fields: Fields) => string;
  /** The fields that a member typed, with their labels, in the order of the form. */
  describe: (fields: Fields) => readonly LabelledField[];
}

export interface ShownRead extends WaitingContext {
  /** The id in its path; `null` for a list. */
  objectId: string | null;
  /** What the read was asked for: the filters of a list, its page. */
  query: URLSearchParams;
}

export interface LabelledField {
  label: string;
  value: string;
}

interface Row {
  id: string;
}

/** How rows of a list come, change and go; `calls` as in `WaitingRules`. */
export interface RowRules<Shown extends Row> {
  calls: WaitingRules['calls'];
  toRow: (change: WaitingChange, context: WaitingContext) => Shown;
  /** Absent: the fields of the body take the place of the row's. */
  amend?: (row: Shown, change: WaitingChange, context: WaitingContext) => Shown;
  compare: (one: Shown, other: Shown) => number;
  /** Whether what was asked for includes the row. */
  isListed?: (row: Shown, query: URLSearchParams) => boolean;
}

/** A row and what takes its place. */
export interface RowEffect<Shown> {
  before: Shown | null;
  after: Shown | null;
}

/** What a change does, by itself: to the lists and to every sum over them. */
export function effectOf<Shown extends Row>(
  change: WaitingChange,
  rules: RowRules<Shown>,
  context: WaitingContext,
  current?: Shown,
): RowEffect<Shown> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was read from the server's list
  const before = current ?? (change.before as Shown | null);
  switch (rules.calls[change.call]) {
    case 'create':
      return { before: current ?? null, after: rules.toRow(change, context) };
    case 'delete':
      return { before, after: null };
    case 'restore':
      return { before: current ?? null, after: before };
    case undefined:
      return { before: null, after: null };
    default:
      return { before, after: before && (rules.amend ?? amendFields)(before, change, context) };
  }
}

/** The list as it is once the changes have arrived. Rows that are new stand on its first page. */
export function showInRows<Shown extends Row>(
  data: unknown,
  changes: readonly WaitingChange[],
  rules: RowRules<Shown>,
  { query, ...context }: ShownRead,
): Shown[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract's tests hold every answer to its type
  const rows = data as Shown[];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const isListed = (row: Shown) => rules.isListed?.(row, query) ?? true;
  for (const change of changes) {
    if (!(change.call in rules.calls)) continue;
    const current = byId.get(change.objectId);
    const { after } = effectOf(change, rules, context, current);
    const mayAppear = current !== undefined || !query.has('cursor');
    if (after && mayAppear && isListed(after)) byId.set(change.objectId, after);
    else byId.delete(change.objectId);
  }
  return [...byId.values()].toSorted(rules.compare);
}

export function amendFields<Shown extends Row>(row: Shown, change: WaitingChange): Shown {
  return { ...row, ...change.body, id: row.id, updatedAt: change.madeAt };
}

/** The answers of a resource whose calls create, change, delete and restore rows. */
export function answerByRows<Shown extends Row>(rules: RowRules<Shown>): WaitingRules['answer'] {
  return (change, context) => {
    const { before, after } = effectOf(change, rules, context);
    if (change.method === 'DELETE') return undefined;
    return after ?? before ?? { ...change.body, id: change.objectId };
  };
}

/** The newest first, as most lists have it. */
export function byNewest<Key extends 'createdAt' | 'updatedAt'>(key: Key) {
  return (one: Record<Key, string> & Row, other: Record<Key, string> & Row) =>
    other[key].localeCompare(one[key]) || other.id.localeCompare(one.id);
}

/** A field's text for the list of changes, `''` for what is none. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
