import { nowIso } from '#client/lib/clock.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import { createStore } from '#client/lib/store/create-store.ts';
import { type PublicRow, toPublicRow } from '#domain/copy/public-rows.ts';
import { type CopiedResource, HOME_RESOURCES } from '#domain/copy/resources.ts';
import type { CopiedRow } from '#domain/copy/rows.ts';
import { toSplit } from '#domain/expenses/split.ts';
import type { OfflineContext } from '../outbox/offline-rules.ts';
import { confirmedChanges } from './confirmed.ts';
import type { Held } from './copy-store.ts';
import type { Rows, RowsById } from './rows.ts';

/** Returns a resource's rows in their public form, in no order, with the member's changes that the copy lacks. */
export type Shown = <Resource extends CopiedResource>(resource: Resource) => readonly PublicRow<Resource>[];

/** The couple as the copy has it, for what is computed from its rows. */
export interface CopyContext extends OfflineContext {
  memberId: string;
}

/** Applies the member's changes to the rows of a resource. Returns the same array if none concerns them. */
export type ShowChanges = <Resource extends CopiedResource>(
  resource: Resource,
  rows: readonly PublicRow<Resource>[],
  context: CopyContext,
) => readonly PublicRow<Resource>[];

/** Applies pending changes to rows of the copy; `null` without any. Each change sets a new function. */
export const shownChanges = createStore<ShowChanges | null>(null);

/** A read of the API that a device makes of its copy. */
export interface CopiedRead<Input, Data> {
  /** The resources whose rows it reads. */
  of: readonly CopiedResource[];
  derive: (shown: Shown, input: Input, context: CopyContext) => Data;
}

/** The rows that a read needs: all, or of long resources those that Home shows. */
export type RowsNeeded = 'all' | 'home';

/**
 * Returns the data of a read as screens show it; `undefined` before its rows are there. With those of Home alone, it has
 * the next dates, the latest memories and those of this day, the latest answers, and what came from the partner lately;
 * its other rows may be missing.
 */
export function readShown<Input, Data>(
  held: Held | null,
  read: CopiedRead<Input, Data>,
  input: Input,
  needed: RowsNeeded = 'all',
): Data | undefined {
  if (!held || listLacking(held, read.of, needed).length > 0) return undefined;
  const context = contextOf(held);
  const shown: Shown = (resource) => rowsShown(held.shown.rows, resource, context);
  const seen = { context, rows: read.of.map((resource) => shown(resource)) };
  const known = derived.get(read) ?? new Map<string, Derived>();
  derived.set(read, known);
  const key = JSON.stringify(input ?? null);
  const last = known.get(key);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the cache is by read, whose data it has
  if (last && isSame(last, seen)) return last.data as Data;
  const data = read.derive(shown, input, context);
  known.delete(key);
  known.set(key, { ...seen, data });
  const [oldest] = known.keys();
  if (known.size > INPUTS_KEPT && oldest !== undefined) known.delete(oldest);
  return data;
}

/** Lists the resources whose needed rows are not all there. */
export function listLacking(
  held: Held,
  resources: readonly CopiedResource[],
  needed: RowsNeeded,
): readonly CopiedResource[] {
  const { complete, homeOn } = held.shown;
  const ofHome: readonly CopiedResource[] = needed === 'home' && homeOn === contextOf(held).today ? HOME_RESOURCES : [];
  return resources.filter((resource) => !complete.includes(resource) && !ofHome.includes(resource));
}

/** Returns a resource's rows as screens show them; none before they are there. */
export function listShown<Resource extends CopiedResource>(
  held: Held | null,
  resource: Resource,
): readonly PublicRow<Resource>[] {
  return held ? rowsShown(held.shown.rows, resource, contextOf(held)) : [];
}

interface Derived {
  context: CopyContext;
  rows: readonly (readonly unknown[])[];
  data: unknown;
}

/** Inputs of a read whose data is kept, such as the months of a calendar. */
const INPUTS_KEPT = 8;
const derived = new WeakMap<object, Map<string, Derived>>();

function isSame(last: Derived, { context, rows }: Omit<Derived, 'data'>): boolean {
  return last.context === context && rows.every((each, place) => each === last.rows[place]);
}

let lastContext: { of: Pick<Rows, 'members' | 'splitting'>; context: CopyContext } | null = null;

/** Returns what the copy says of the couple: the same object until that or the day changes. */
function contextOf({ memberId, shown: { rows } }: Held): CopyContext {
  const { members, splitting } = rows;
  const today = indiaDate(nowIso());
  if (lastContext?.of.members === members && lastContext.of.splitting === splitting) {
    const { context } = lastContext;
    if (context.memberId === memberId && context.today === today) return context;
  }
  const partnerId = [...members.keys()].find((id) => id !== memberId) ?? null;
  const [settings] = splitting.values();
  const defaultSplit =
    settings?.isOn && partnerId ? toSplit({ kind: settings.defaultKind, value: settings.defaultValue }) : null;
  const context = { memberId, partnerId, today, defaultSplit };
  lastContext = { of: { members, splitting }, context };
  return context;
}

interface ShownRows<Resource extends CopiedResource> {
  of: RowsById<Resource>;
  context: CopyContext;
  show: ShowChanges | null;
  confirmed: unknown;
  /** Public forms by row. */
  forms: WeakMap<CopiedRow<Resource>, PublicRow<Resource>>;
  publicRows: readonly PublicRow<Resource>[];
  shown: readonly PublicRow<Resource>[];
}

const shownRows: { [Resource in CopiedResource]?: ShownRows<Resource> } = {};

function rowsShown<Resource extends CopiedResource>(
  rows: Rows,
  resource: Resource,
  context: CopyContext,
): readonly PublicRow<Resource>[] {
  const [of, show, confirmed] = [rows[resource], shownChanges.get(), confirmedChanges.get()];
  const last: ShownRows<Resource> | undefined = shownRows[resource];
  const isOfContext = last?.context === context;
  if (isOfContext && last.of === of && last.show === show && last.confirmed === confirmed) return last.shown;
  const { memberId, partnerId } = context;
  const isOfMembers = last?.context.memberId === memberId && last.context.partnerId === partnerId;
  const forms: ShownRows<Resource>['forms'] = isOfMembers ? last.forms : new WeakMap();
  const publicRows = isOfMembers && last.of === of ? last.publicRows : publish(resource, of, { forms, context });
  const shown = show ? show(resource, publicRows, context) : publicRows;
  const next: ShownRows<Resource> = { of, context, show, confirmed, forms, publicRows, shown };
  Object.assign(shownRows, { [resource]: next });
  return shown;
}

/** Returns the public forms of rows; those of a row are made once, as long as the couple is the same. */
function publish<Resource extends CopiedResource>(
  resource: Resource,
  rows: RowsById<Resource>,
  { forms, context }: Pick<ShownRows<Resource>, 'forms' | 'context'>,
): readonly PublicRow<Resource>[] {
  const memberIds = [context.memberId, context.partnerId].filter((id) => id !== null);
  return Array.from(rows.values(), (row) => {
    const form = forms.get(row) ?? toPublicRow(resource, row, memberIds);
    forms.set(row, form);
    return form;
  });
}
