import { dayAfter, formatShortDate } from '#client/lib/format/dates.ts';
import { cutText } from '#domain/kernel/text/cut-text.ts';
import { LIST_LENGTHS } from '#domain/lists/facts.ts';
import type { List, ListItem, Repeat } from '#domain/lists/schema.ts';
import { listScreensText as text } from '#messages/lists.ts';

/** Signs before the lines of a pasted list. */
const BULLET = /^\s*(?:[-*•–·▪☐☑✓]|\d{1,3}[.)]|\[[ x]?\])\s+/i;

export interface PastedItems {
  texts: string[];
  /** Number of texts that were cut, because they were too long. */
  cut: number;
}

/** Returns the lines of a pasted text as items, without bullets and numbers. */
export function splitLines(pasted: string): PastedItems {
  const lines = pasted
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(BULLET, '').replace(BULLET, '').trim())
    .filter((line) => line !== '');
  const texts = lines.map((line) => cutText(line, LIST_LENGTHS.text));
  return { texts, cut: texts.filter((words, place) => words !== lines[place]).length };
}

/** Describes how much of a list is open. */
export function describeOpen({ itemCount, openCount }: Pick<List, 'itemCount' | 'openCount'>): string {
  if (itemCount === 0) return text.nothingIn;
  return openCount === 0 ? text.allDone : text.open(openCount);
}

interface Reader {
  /** Calendar date in India. */
  today: string;
  memberId: string;
  partner: { id: string; firstName: string } | null;
}

/** Describes for whom an item is, when it is due and how it is repeated; `''` without any of these. */
export function describeItem(item: ListItem, reader: Reader): string {
  const { dueOn, repeat, inTurn } = item;
  return [
    dueOn === null || item.isDone ? '' : describeDue(dueOn, reader.today),
    describeAssignee(item, reader),
    repeat ? describeRepeat(repeat) : '',
    repeat && inTurn && reader.partner ? text.inTurn : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

export function isOverdue({ dueOn, isDone }: ListItem, today: string): boolean {
  return !isDone && dueOn !== null && dueOn < today;
}

function describeDue(dueOn: string, today: string): string {
  if (dueOn === today) return text.dueToday;
  if (dueOn === dayAfter(today)) return text.dueTomorrow;
  return dueOn < today ? text.overdue(formatShortDate(dueOn)) : formatShortDate(dueOn);
}

function describeAssignee({ assigneeId }: ListItem, { memberId, partner }: Reader): string {
  if (assigneeId === memberId) return text.forYou;
  return partner && assigneeId === partner.id ? text.forName(partner.firstName) : '';
}

function describeRepeat({ every, interval }: Repeat): string {
  return text.repeats[every](interval);
}

/** Returns the open items in their order, with those that were just ticked in their former place. */
export function listOpen(items: readonly ListItem[], sinking: ReadonlySet<string>): ListItem[] {
  return items
    .filter(({ id, isDone }) => !isDone || sinking.has(id))
    .toSorted((one, other) => one.position - other.position || one.id.localeCompare(other.id));
}

/** New position of an item. */
export interface Placed {
  itemId: string;
  position: number;
}

/**
 * Returns the positions to store for an item to come before another, or last. It is its own alone, unless its neighbours
 * leave no room between them: then those after it move on.
 */
export function placeBefore(open: readonly ListItem[], itemId: string, nextId: string | null): Placed[] {
  const others = open.filter(({ id }) => id !== itemId);
  const found = others.findIndex(({ id }) => id === nextId);
  const place = found === -1 ? others.length : found;
  const before = others[place - 1];
  const after = others[place];
  if (!before) return after ? [{ itemId, position: after.position - 1 }] : [];
  if (!after) return [{ itemId, position: before.position + 1 }];
  const middle = (before.position + after.position) / 2;
  if (before.position < middle && middle < after.position) return [{ itemId, position: middle }];
  const placed: Placed[] = [{ itemId, position: before.position + 1 }];
  let last = before.position + 1;
  for (const { id, position } of others.slice(place)) {
    if (position > last) break;
    last += 1;
    placed.push({ itemId: id, position: last });
  }
  return placed;
}

/** Returns the items at the positions that they are moved to. */
export function withPlaces(items: readonly ListItem[], placed: readonly Placed[]): readonly ListItem[] {
  if (placed.length === 0) return items;
  const positions = new Map(placed.map(({ itemId, position }) => [itemId, position]));
  return items.map((item) => ({ ...item, position: positions.get(item.id) ?? item.position }));
}
