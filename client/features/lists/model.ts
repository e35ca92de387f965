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
