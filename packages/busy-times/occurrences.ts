import type { Entry } from './events.ts';
import type { Budget } from './limits.ts';
import { indexOccurrences, type NamedOccurrences, toOccurrence, toSeriesPeriod } from './named-occurrences.ts';
import { expandRule, isOnRule, type Rule } from './rules.ts';
import type { Span } from './spans.ts';
import { DAY_MS, type Period, toInstant, toSpan } from './times.ts';
import { chooseChanges, chooseEvents, isLater } from './versions.ts';

/** More than two zones differ by. */
const MARGIN_MS = 2 * DAY_MS;

/** Busy spans of an entry around the window. */
interface EntrySpans {
  entry: Entry;
  spans: Span[];
}

/** Lists the busy spans around the window of the entries of one UID: the event and its changed occurrences. */
export function listSpans(entries: readonly Entry[], window: Span, budget: Budget): EntrySpans[] {
  const events = chooseEvents(entries.filter(({ replaces }) => replaces === null));
  const changes = chooseChanges(
    entries.filter(({ replaces }) => replaces !== null),
    createKeys(events[0]),
  );
  const found = new Map<Entry, Span[]>(events.map((event) => [event, []]));
  for (const change of changes) found.set(change, [toSpan(change.start, change.length)]);
  const withdrawn = new Set<Entry>();
  for (const event of events) {
    const series = expandEvent(event, changes, window, budget);
    for (const { entry, span } of series.spans) found.get(entry)?.push(span);
    for (const change of series.withdrawn) withdrawn.add(change);
  }
  return [...found]
    .filter(([entry]) => entry.isBusy && !withdrawn.has(entry))
    .map(([entry, spans]) => ({ entry, spans: spans.filter((span) => isNear(span, window)) }));
}

function isNear({ start, end }: Span, window: Span): boolean {
  return end >= window.start && start < window.end;
}

/** Returns a function that names the occurrence that a change replaces, in the zone of the event if there is one. */
function createKeys(event: Entry | undefined): (change: Entry) => string {
  let unknown = 0;
  return ({ replaces, start }) => {
    if (replaces === null || replaces === 'unknown') return `unknown ${(unknown += 1)}`;
    return String(toInstant(event ? toOccurrence(replaces, event.start) : { ...replaces, isDate: start.isDate }));
  };
}

interface Series {
  spans: { entry: Entry; span: Span }[];
  /** Changes that a later version of the event has undone. */
  withdrawn: Entry[];
}

function expandEvent(event: Entry, changes: readonly Entry[], window: Span, budget: Budget): Series {
  const following = listFollowing(event, changes);
  const margin = MARGIN_MS + Math.max(0, ...following.map(({ shift }) => Math.abs(shift)));
  const periods = [...listPeriods(event, following, window, margin, budget)];
  const named = indexOccurrences(
    event.start,
    periods.map(({ start }) => start),
  );
  const excluded = findExcluded(event, named, budget);
  const away = new Set(excluded);
  const withdrawn: Entry[] = [];
  for (const change of changes) {
    const instants = findReplaced(change, named, budget);
    const isUndone = event.isCancelled || instants.some((instant) => excluded.has(instant));
    if (isUndone && isLater(event, change)) withdrawn.push(change);
    for (const instant of instants) away.add(instant);
  }
  for (const rule of event.exceptionRules)
    for (const wall of expandRule(rule, event.start, rangeOf(event, following, window, margin), budget))
      away.add(event.start.zone.toInstant(wall));
  const spans = periods.flatMap(({ start, length }) => {
    const instant = toInstant(start);
    if (away.has(instant)) return [];
    const change = following.findLast(({ from }) => from <= instant);
    if (!change || withdrawn.includes(change.entry))
      return [{ entry: event, span: toSpan(start, length ?? event.length) }];
    const moved = { ...start, wall: start.wall + change.shift };
    return [{ entry: change.entry, span: toSpan(moved, change.entry.length) }];
  });
  return { spans, withdrawn };
}

/** Returns the instants of the occurrences that EXDATE leaves out. */
function findExcluded({ exceptions }: Entry, named: NamedOccurrences, budget: Budget): Set<number> {
  const excluded = new Set<number>();
  for (const exception of exceptions) {
    budget.spend('iterations');
    for (const instant of named.find(exception)) excluded.add(instant);
  }
  return excluded;
}

function findReplaced({ replaces }: Entry, named: NamedOccurrences, budget: Budget): number[] {
  budget.spend('iterations');
  return replaces === null || replaces === 'unknown' ? [] : named.find(replaces);
}

interface Following {
  entry: Entry;
  /** Instant from which occurrences are changed. */
  from: number;
  /** Milliseconds of local time by which they move. */
  shift: number;
}

function listFollowing(event: Entry, changes: readonly Entry[]): Following[] {
  return changes
    .flatMap((entry) => {
      const { start, replaces, isForFollowing } = entry;
      if (replaces === null || replaces === 'unknown' || !isForFollowing) return [];
      const replaced = toOccurrence(replaces, event.start);
      const isLocal = start.zone.id === replaced.zone.id;
      const shift = isLocal ? start.wall - replaced.wall : toInstant(start) - toInstant(replaced);
      return [{ entry, from: toInstant(replaced), shift }];
    })
    .toSorted((one, other) => one.from - other.from);
}

/** Returns the local times between which an occurrence may touch the window. */
function rangeOf({ length }: Entry, following: readonly Following[], window: Span, margin: number) {
  const lengths = [length, ...following.map(({ entry }) => entry.length)];
  const longest = Math.max(0, ...lengths.map(({ days, ms }) => days * DAY_MS + ms));
  return { from: window.start - longest - margin, to: window.end + margin };
}

/** Yields the occurrences of an event that may touch the window, including those that are changed or left out. */
function* listPeriods(
  event: Entry,
  following: readonly Following[],
  window: Span,
  margin: number,
  budget: Budget,
): Generator<Period> {
  const { start, rules, dates } = event;
  const range = rangeOf(event, following, window, margin);
  const spend = (period: Period) => {
    budget.spend('expansions');
    return period;
  };
  if (isOccurrence(event, budget)) yield spend({ start, length: null });
  for (const date of dates) yield spend(toSeriesPeriod(date, start));
  for (const rule of rules)
    for (const wall of expandRule(rule, start, range, budget)) yield spend({ start: { ...start, wall }, length: null });
}

/**
 * Returns true if the start of an event is an occurrence. It always is, as calendar programs show it, unless a rule
 * chooses others from its period by BYSETPOS: then it is the day from which Outlook counts.
 */
function isOccurrence({ start, rules }: Entry, budget: Budget): boolean {
  const isChosen = (rule: Rule) => rule.parts.positions.length === 0 || isOnRule(rule, start, budget);
  return rules.length === 0 || rules.some(isChosen);
}
