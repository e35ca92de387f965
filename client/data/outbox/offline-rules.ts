import type { Split } from '#domain/balance/schema.ts';
import type { PublicRow } from '#domain/copy/public-rows.ts';
import type { CopiedResource } from '#domain/copy/resources.ts';
import type { pendingText } from '#messages/pending.ts';
import type { Fields, PendingMutation, PendingFile } from './pending-mutation.ts';

/** Applies pending changes to the rows of a resource. Returns the same array if none concerns them. */
export type ShowInRows<Each> = (
  rows: readonly Each[],
  changes: readonly PendingMutation[],
  context: OfflineContext,
) => readonly Each[];

/** Effect of a change on its object, which has a label in the list of pending changes. */
export type ChangeKind = keyof (typeof pendingText)['kinds'];

/** Couple data on this device, for optimistic rows that the server has not created yet. */
export interface OfflineContext {
  partnerId: string | null;
  /** Calendar date in India. */
  today: string;
  /** Split of an expense that names none; `null` if the couple keeps no balance. */
  defaultSplit: Split | null;
}

/** A change for which `isAlsoChanged` finds the other objects. */
export type AlteringChange = Pick<PendingMutation, 'call' | 'body' | 'before' | 'madeAt'>;

/** Offline behaviour of the changes of one resource, and their effect on screens. */
export interface OfflineRules {
  /** Calls that can be queued, with their kind. */
  calls: Readonly<Record<string, ChangeKind>>;
  /** Calls that send a base version (`updatedAt`). */
  withBaseVersion?: readonly string[];
  /** Dependencies by call: calls that it must not overtake, besides those of its own object. */
  follows?: Readonly<Record<string, readonly string[]>>;
  /** Calls whose effect is shown while they are being sent, because their screens do not wait for the answer. */
  shownAtOnce?: readonly string[];
  /** Resources of the copy that the changes alter, each with a function that applies them to its rows. */
  shows?: { readonly [Resource in CopiedResource]?: ShowInRows<PublicRow<Resource>> };
  /** Returns what a screen reads of the local response to a kept change besides the fields that it sent. */
  answer?: (change: PendingMutation) => Fields;
  /** Returns true for another record of the resource that a change alters together with its object. */
  isAlsoChanged?: (record: Fields, change: AlteringChange) => boolean;
  /** Ways to the object, where the id in the path is not that of its record. */
  object?: ObjectRules;
  /** Meaning of a body beyond the values of single fields. */
  body?: BodyRules;
  /** Returns the object's name in the list of changes. */
  nameOf: (fields: Fields) => string;
  /** Lists the fields that a member typed, with their labels, in the order of the form. */
  describe: (fields: Fields) => readonly LabelledField[];
}

export interface ObjectRules {
  /** Resolves the object of a call whose path has no id. */
  idOf?: (pathname: string) => string;
  /** Returns true if a record is the object, for objects whose id does not identify the record. */
  isRecord?: (record: Fields, body: Fields | null, objectId: string) => boolean;
  /** Returns the state before a first change, for an object that has no record yet. */
  beforeFirst?: (objectId: string) => Fields;
}

export interface BodyRules {
  /** Body field, by call, of the client-side id of a nested record. Screens know the id before the server does. */
  partIds?: Readonly<Record<string, string>>;
  /** Names in a body that are no fields of the record, such as the objects that a call is for. */
  parameters?: readonly string[];
  /** Groups of fields that mean something only together, such as a payer and the split seen from them. */
  sentTogether?: readonly (readonly string[])[];
  /** Collects the photos that a body names and the server does not have. */
  collectFiles?: (body: Fields | null) => Promise<PendingFile[]>;
}

/** Lists the rules that modules export. */
export function listRules(modules: readonly Readonly<Record<string, unknown>>[]): OfflineRules[] {
  return modules.flatMap((module) => Object.values(module).filter(isRules));
}

function isRules(value: unknown): value is OfflineRules {
  return typeof value === 'object' && value !== null && 'calls' in value && 'describe' in value;
}

export interface LabelledField {
  label: string;
  value: string;
}

interface Row {
  id: string;
}

/** Effects of changes on the rows of a list. */
interface RowEffects<Shown extends Row> {
  toRow: (change: PendingMutation, context: OfflineContext) => Shown;
  /** Returns the rows that a creation makes besides its object's. */
  toFurtherRows?: (change: PendingMutation) => readonly Shown[];
  /** Applies a change to a row. By default the body's fields replace the row's. */
  amend?: (row: Shown, change: PendingMutation, context: OfflineContext) => Shown;
  /**
   * Returns the effect of a change on other rows than its object (`named`), for calls that change several; `undefined`
   * for a row that it leaves as it is. A row that a deletion removes is back after a restoration of the object.
   */
  spread?: (row: Shown, change: PendingMutation, named: Shown) => Shown | null | undefined;
}

/** Rules for adding, changing and removing rows of a list; `calls` as in `OfflineRules`. */
export interface RowRules<Shown extends Row> extends RowEffects<Shown>, Pick<OfflineRules, 'calls'> {}

/** Resources of the copy whose rows have a form. */
type ResourceOf<Shown> = CopiedResource &
  { [Each in CopiedResource]: PublicRow<Each> extends Shown ? Each : never }[CopiedResource];

/** Special rules of a record; the others are as `recordRules` says. */
interface RecordRules<Shown extends Row> extends RowEffects<Shown>, Partial<OfflineRules> {
  nameOf: OfflineRules['nameOf'];
  describe: OfflineRules['describe'];
}

/**
 * Returns the rules of a record whose rows are a resource of the copy. By default it is created, updated, deleted and
 * restored, and an update sends its base version.
 */
export function recordRules<Shown extends Row>(resource: ResourceOf<Shown>, special: RecordRules<Shown>): OfflineRules {
  const rules = { calls: recordCalls(resource), withBaseVersion: [`${resource}.update`], ...special };
  const shows: OfflineRules['shows'] = {};
  Object.assign(shows, { [resource]: inRows<Shown>(rules) }, special.shows);
  return { ...rules, shows };
}

/** Returns the calls that most records have. */
export function recordCalls(resource: string): OfflineRules['calls'] {
  return Object.fromEntries(
    (['create', 'update', 'delete', 'restore'] as const).map((kind) => [`${resource}.${kind}`, kind]),
  );
}

/** Names the type of a record that the contract determines: the server's, or a form's with its defaults. */
function asRow<Shown extends Row>(record: Fields | Shown): Shown {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- tests hold answers to the contract; a form requires fields without a default
  return record as Shown;
}

/** Returns a new row: the fields of its form, or their defaults, which must include each field that a form may omit. */
export function newRow<Shown extends Row>(
  { objectId, memberId, madeAt, body }: PendingMutation,
  defaults: Partial<Shown>,
): Shown {
  const identity = { id: objectId, userId: memberId, createdAt: madeAt, updatedAt: madeAt };
  return asRow<Shown>({ ...defaults, ...body, ...identity });
}

/** Shows the pending changes in rows of the copy. */
export function inRows<Shown extends Row>(rules: RowRules<Shown>): ShowInRows<Shown> {
  return (rows, changes, context) => {
    const own = changes.filter(({ call }) => call in rules.calls);
    return own.length === 0 ? rows : applyTo(rows, own, rules, context);
  };
}

function applyTo<Shown extends Row>(
  rows: readonly Shown[],
  changes: readonly PendingMutation[],
  { calls, toRow, toFurtherRows, amend = amendFields, spread }: RowRules<Shown>,
  context: OfflineContext,
): Shown[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const removed = new Map<string, Shown[]>();
  for (const change of changes) {
    const { call, objectId } = change;
    const kind = calls[call];
    const before = byId.get(objectId) ?? (change.before && asRow<Shown>(change.before));
    if (kind === 'restore') for (const row of removed.get(objectId) ?? []) byId.set(row.id, row);
    else if (spread && before) removed.set(objectId, spreadChange(byId, change, before, spread));
    const present = kind === 'create' ? toRow(change, context) : before;
    const isEdit = kind !== 'create' && kind !== 'restore';
    const after = kind === 'delete' ? null : present && isEdit ? amend(present, change, context) : present;
    if (after) byId.set(objectId, after);
    else byId.delete(objectId);
    if (kind === 'create') for (const row of toFurtherRows?.(change) ?? []) byId.set(row.id, row);
  }
  return [...byId.values()];
}

/** Applies a change to the rows besides its object, and returns those that it removes. */
function spreadChange<Shown extends Row>(
  byId: Map<string, Shown>,
  change: PendingMutation,
  named: Shown,
  spread: NonNullable<RowRules<Shown>['spread']>,
): Shown[] {
  const removed: Shown[] = [];
  for (const row of byId.values()) {
    const after = row.id === change.objectId ? undefined : spread(row, change, named);
    if (after) byId.set(row.id, after);
    if (after !== null) continue;
    byId.delete(row.id);
    removed.push(row);
  }
  return removed;
}

export function amendFields<Shown extends Row>(row: Shown, change: PendingMutation): Shown {
  return { ...row, ...change.body, id: row.id, updatedAt: change.madeAt };
}

/** Compares rows, newest first, as most lists do. */
export function byNewest<Key extends 'createdAt' | 'updatedAt'>(key: Key) {
  return (one: Record<Key, string> & Row, other: Record<Key, string> & Row) =>
    other[key].localeCompare(one[key]) || other.id.localeCompare(one.id);
}

/** Returns the name of a value of an enum for the list of changes; `''` for a value without one. */
export function nameIn(names: Readonly<Record<string, string>>, value: unknown): string {
  return names[asText(value)] ?? '';
}

/** Returns a field's text for the list of changes; `''` for a value that is not text. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
