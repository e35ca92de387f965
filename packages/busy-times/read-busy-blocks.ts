import { type Component, readComponents, readProperties, readText } from './components.ts';
import { type Entry, readEntry } from './events.ts';
import { type Budget, CalendarTooComplex, createBudget, LIMITS, skipBroken } from './limits.ts';
import { listSpans } from './occurrences.ts';
import { merge, type Span } from './spans.ts';
import { readPeriods, toSpan, type Zones } from './times.ts';
import { createZones } from './zones.ts';

export interface ReadingWindow {
  /** Milliseconds since 1970. */
  from: number;
  to: number;
  /** IANA name of the zone for days and times of a calendar that names none. */
  timeZone: string;
}

export interface BusyCalendarText {
  /** Name that the file gives itself, or `null`. */
  name: string | null;
  /** Merged spans within the window, by time. */
  blocks: Span[];
}

/** Reads an iCalendar file. Throws `UnreadableCalendar` or `CalendarTooComplex`. */
export function readBusyBlocks(text: string, { from, to, timeZone }: ReadingWindow): BusyCalendarText {
  const budget = createBudget();
  const window = { start: from, end: to };
  const calendars = readComponents(text, budget);
  const spans = calendars.flatMap((calendar) => {
    const zones = createZones(calendar, timeZone, { until: to, budget });
    return [...listEventSpans(calendar, zones, window, budget), ...listBusyPeriods(calendar, zones)];
  });
  const within = spans.map(({ start, end }) => ({ start: Math.max(start, from), end: Math.min(end, to) }));
  const blocks = merge(within);
  if (blocks.length > LIMITS.blocks) throw new CalendarTooComplex('blocks');
  const name = calendars.map((calendar) => readText(calendar, 'X-WR-CALNAME')).find(Boolean) ?? null;
  return { name, blocks };
}

function listEventSpans(calendar: Component, zones: Zones, window: Span, budget: Budget): Span[] {
  const events = calendar.parts.filter(({ name }) => name === 'VEVENT');
  const entries = events.flatMap((event) => skipBroken(() => readEntry(event, zones)) ?? []);
  const groups = Map.groupBy(entries, (entry): string | Entry => entry.uid ?? entry);
  return [...groups.values()].flatMap((group) => skipBroken(() => listSpans(group, window, budget)) ?? []);
}

/** Returns the busy periods of VFREEBUSY components. */
function listBusyPeriods(calendar: Component, zones: Zones): Span[] {
  const properties = calendar.parts
    .filter(({ name }) => name === 'VFREEBUSY')
    .flatMap((part) => skipBroken(() => readProperties(part, 'FREEBUSY')) ?? []);
  return properties
    .filter((property) => String(property.getParameter('fbtype')).toUpperCase() !== 'FREE')
    .flatMap((property) => skipBroken(() => readPeriods(property, zones)) ?? [])
    .flatMap(({ start, length }) => (length ? [toSpan(start, length)] : []));
}
