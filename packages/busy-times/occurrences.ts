import type { Entry } from './events.ts';
import type { Budget } from './limits.ts';
import { expandRule } from './rules.ts';
import type { Span } from './spans.ts';
import { DAY_MS, type LocalTime, type Period, toInstant, toSpan } from './times.ts';

/** More than two zones differ by. */
const MARGIN_MS = 2 * DAY_MS;

/** Lists the busy spans around the window of the entries of one UID: the event and its changed occurrences. */
export function listSpans(entries: readonly Entry[], window: Span, budget: Budget): Span[] {
  const replacing = chooseLatest(entries.filter(({ replaces }) => replaces !== null));
  const spans = replacing.filter(({ isBusy }) => isBusy).map(({ start, length }) => toSpan(start, length));
  for (const event of entries.filter(({ replaces }) => replaces === null))
    spans.push(...expandEvent(event, replacing, window, budget));
  return spans.filter(({ start, end }) => end > window.start && start < window.end);
}

/** Returns the latest of several versions of each changed occurrence. */
function chooseLatest(replacing: readonly Entry[]): Entry[] {
  const latest = new Map<string, Entry>();
  for (const entry of replacing) {
    const key = entry.replaces ? keyOf(entry.replaces) : '';
    const known = latest.get(key);
    if (!known || known.sequence <= entry.sequence) latest.set(key, entry);
  }
  return [...latest.values()];
}

function expandEvent(event: Entry, replacing: readonly Entry[], window: Span, budget: Budget): Span[] {
  const following = listFollowing(replacing);
  const margin = MARGIN_MS + Math.max(0, ...following.map(({ shift }) => Math.abs(shift)));
  const away = new Set([
    ...event.exceptions.map(keyOf),
    ...replacing.flatMap(({ replaces }) => (replaces ? [keyOf(replaces)] : [])),
  ]);
  const spans: Span[] = [];
  for (const { start, length } of listPeriods(event, following, window, margin, budget)) {
    budget.spend('expansions');
    if (away.has(keyOf(start)) || away.has(keyOf(dayOf(start)))) continue;
    const instant = toInstant(start);
    const change = following.findLast(({ from }) => from <= instant);
    if (!(change?.entry ?? event).isBusy) continue;
    spans.push(
      change
        ? toSpan({ ...start, wall: start.wall + change.shift }, change.entry.length)
        : toSpan(start, length ?? event.length),
    );
  }
  return spans;
}

interface Following {
  entry: Entry;
  /** Instant from which occurrences are changed. */
  from: number;
  /** Milliseconds of local time by which they move. */
  shift: number;
}

function listFollowing(replacing: readonly Entry[]): Following[] {
  return replacing
    .flatMap((entry) => {
      const { start, replaces, isForFollowing } = entry;
      if (!replaces || !isForFollowing) return [];
      const isLocal = start.zone.id === replaces.zone.id;
      const shift = isLocal ? start.wall - replaces.wall : toInstant(start) - toInstant(replaces);
      return [{ entry, from: toInstant(replaces), shift }];
    })
    .toSorted((one, other) => one.from - other.from);
}

/** Yields the occurrences of an event that may touch the window, including those that are changed or left out. */
function* listPeriods(
  event: Entry,
  following: readonly Following[],
  window: Span,
  margin: number,
  budget: Budget,
): Generator<Period> {
  const { start, length, rules, dates } = event;
  const lengths = [length, ...following.map(({ entry }) => entry.length)];
  const longest = Math.max(0, ...lengths.map(({ days, ms }) => days * DAY_MS + ms));
  const range = { from: window.start - longest - margin, to: window.end + margin };
  yield { start, length: null };
  yield* dates;
  for (const rule of rules)
    for (const wall of expandRule(rule, start, range, budget)) yield { start: { ...start, wall }, length: null };
}

function keyOf(time: LocalTime): string {
  return time.isDate ? `day ${time.wall}` : String(toInstant(time));
}

/** Programs also name an occurrence that has a time by its day. */
function dayOf(time: LocalTime): LocalTime {
  return { ...time, wall: Math.floor(time.wall / DAY_MS) * DAY_MS, isDate: true };
}
