import type { ListItem, Repeat } from './schema.ts';

/** Orders items: open ones by position, then done ones, the latest first. */
export function compareItems(one: ListItem, other: ListItem): number {
  if (one.isDone !== other.isDone) return one.isDone ? 1 : -1;
  const order = one.isDone ? (other.doneAt ?? '').localeCompare(one.doneAt ?? '') : one.position - other.position;
  return order || one.id.localeCompare(other.id);
}

/** Orders lists, the latest changed first. */
export function compareLists(one: { id: string; updatedAt: string }, other: { id: string; updatedAt: string }): number {
  return other.updatedAt.localeCompare(one.updatedAt) || other.id.localeCompare(one.id);
}

/**
 * Returns the due date after `day`. `dayOfMonth` is that of the first due date, from which months count: the 31st
 * becomes the last day of a shorter month, and the 31st again after it. Needs `Temporal`.
 */
export function nextDueOn(day: string, { every, interval }: Repeat, dayOfMonth: number): string {
  const from = Temporal.PlainDate.from(day);
  if (every === 'day') return from.add({ days: interval }).toString();
  if (every === 'week') return from.add({ weeks: interval }).toString();
  const month = from.toPlainYearMonth().add({ months: interval });
  return month.toPlainDate({ day: Math.min(dayOfMonth, month.daysInMonth) }).toString();
}

const LAST_GROUP = 12;

/**
 * Returns the id under which devices expect the item that a tick of this one makes, before the server has made it. Without
 * a network it can be changed by this id. The server alone decides which item follows: another item may have the id.
 */
export function nextItemId(id: string): string {
  const group = (BigInt(`0x${id.slice(-LAST_GROUP)}`) + 1n) & 0xffffffffffffn;
  return id.slice(0, -LAST_GROUP) + group.toString(16).padStart(LAST_GROUP, '0');
}

export interface Tick {
  /** The member who ticks, and their partner. */
  memberId: string;
  partnerId: string | null;
  /** An instant. */
  at: string;
  /** The calendar date of the tick. */
  today: string;
  /** Day of the month of the item's first due date, where it is known; by default that of its due date. */
  dayOfMonth?: number | null;
}

export interface NextItem {
  item: ListItem;
  dayOfMonth: number;
}

/** Returns the item that a tick of a repeated one makes; `null` for one that is not repeated. */
export function makeNext(item: ListItem, tick: Tick): NextItem | null {
  if (!item.repeat) return null;
  const day = item.dueOn ?? tick.today;
  const dayOfMonth = tick.dayOfMonth ?? Number(day.slice(-2));
  const next: ListItem = {
    ...item,
    id: nextItemId(item.id),
    isDone: false,
    doneBy: null,
    doneAt: null,
    expenseId: null,
    ...assign(item.inTurn ? otherOf(item.assigneeId ?? tick.memberId, tick) : item.assigneeId, tick),
    dueOn: nextDueOn(day, item.repeat, dayOfMonth),
    createdAt: tick.at,
    updatedAt: tick.at,
  };
  return { item: next, dayOfMonth };
}

/** Returns the fields of an item that a member gives to an assignee, or to none. */
export function assign(
  assigneeId: string | null,
  { memberId, at }: Pick<Tick, 'memberId' | 'at'>,
): Pick<ListItem, 'assigneeId' | 'assignedAt' | 'assignedBy'> {
  return assigneeId === null
    ? { assigneeId, assignedAt: null, assignedBy: null }
    : { assigneeId, assignedAt: at, assignedBy: memberId };
}

/** Returns the other partner; `null` without one. */
function otherOf(id: string, { memberId, partnerId }: Tick): string | null {
  return id === memberId ? partnerId : memberId;
}

/** Returns the item as ticked or unticked. One that is open again will be bought again, so it has no expense. */
export function setDone(item: ListItem, isDone: boolean, { memberId, at }: Pick<Tick, 'memberId' | 'at'>): ListItem {
  const done = isDone ? { doneBy: memberId, doneAt: at } : { doneBy: null, doneAt: null, expenseId: null };
  return { ...item, isDone, ...done, updatedAt: at };
}
