import { type Component, readComponents } from './components.ts';
import { type CalendarSettings, type Entry, readEntry } from './events.ts';
import { CalendarTooComplex, createBudget, LIMITS } from './limits.ts';
import { listSpans } from './occurrences.ts';
import { readText, readTimeProperties } from './properties.ts';
import { merge, type Span } from './spans.ts';
import { readPeriod, splitValues, toSpan, type Zones } from './times.ts';
import { createZones } from './zones.ts';

export interface ReadingWindow {
  /** Milliseconds since 1970. */
  from: number;
  to: number;
  /** IANA name of the zone for days and times of a calendar that names none. */
  timeZone: string;
  /** Addresses of the calendar's owner, whose declined events are free. */
  owners: readonly string[];
}

/** Events that may be busy at other times than the blocks say. */
export interface Unread {
  /** Events of which a part could not be read. */
  events: number;
  /** Other events in a zone whose name is not known. */
  zones: number;
}

export interface BusyCalendarText {
  /** Name that the file gives itself, or `null`. */
  name: string | null;
  /** Merged spans within the window, by time. */
  blocks: Span[];
  unread: Unread;
}

/** Reads an iCalendar file. Throws `UnreadableCalendar` or `CalendarTooComplex`. */
export function readBusyBlocks(text: string, { from, to, timeZone, owners }: ReadingWindow): BusyCalendarText {
  const budget = createBudget();
  const window = { start: from, end: to };
  const calendars = readComponents(text, budget);
  const unread: Unread = { events: 0, zones: 0 };
  const entries: Entry[] = [];
  const spans: Span[] = [];
  for (const calendar of calendars) {
    const settings = readSettings(calendar, owners, createZones(calendar, timeZone, { until: to, budget }));
    entries.push(...readEntries(calendar, settings, unread));
    spans.push(...listBusyPeriods(calendar, settings.zones, unread));
  }
  const groups = Map.groupBy(entries, (entry): string | Entry => entry.uid ?? entry);
  for (const group of groups.values())
    for (const found of listSpans(group, window, budget)) {
      spans.push(...found.spans);
      countUnread(found.entry, { isNear: found.spans.length > 0, isOver: found.entry.start.wall > to }, unread);
    }
  const within = spans.map(({ start, end }) => ({ start: Math.max(start, from), end: Math.min(end, to) }));
  const blocks = merge(within);
  if (blocks.length > LIMITS.blocks) throw new CalendarTooComplex('blocks');
  const name = calendars.map((calendar) => readText(calendar, 'X-WR-CALNAME')).find(Boolean) ?? null;
  return { name, blocks, unread };
}

/** Google names the calendar of a person by their address. */
function readSettings(calendar: Component, owners: readonly string[], zones: Zones): CalendarSettings {
  const names = [...owners, readText(calendar, 'X-WR-CALNAME') ?? ''].filter((name) => name.includes('@'));
  return {
    zones,
    isCancelled: readText(calendar, 'METHOD')?.toUpperCase() === 'CANCEL',
    owners: new Set(names.map((name) => name.trim().toLowerCase())),
  };
}

function readEntries(calendar: Component, settings: CalendarSettings, unread: Unread): Entry[] {
  const events = calendar.parts.filter(({ name }) => name === 'VEVENT').map((event) => readEntry(event, settings));
  unread.events += events.filter((event) => !('start' in event) && event.isBusy).length;
  return events.filter((event) => 'start' in event);
}

/** Counts an entry of which something is not understood that may concern the window. */
function countUnread(entry: Entry, { isNear, isOver }: { isNear: boolean; isOver: boolean }, unread: Unread): void {
  const isUnread = entry.isRepetitionUnread ? !isOver : entry.isPartUnread && isNear;
  if (isUnread) unread.events += 1;
  else if (entry.isZoneUnknown && isNear) unread.zones += 1;
}

/** Returns the busy periods of VFREEBUSY components. */
function listBusyPeriods(calendar: Component, zones: Zones, unread: Unread): Span[] {
  return calendar.parts
    .filter(({ name }) => name === 'VFREEBUSY')
    .flatMap((part) => {
      const busy = readTimeProperties(part, 'FREEBUSY').filter(
        ({ parameters }) => parameters.get('FBTYPE')?.toUpperCase() !== 'FREE',
      );
      const periods = busy.flatMap((each) => splitValues(each).map((text) => readPeriod(text, each, zones)));
      if (periods.some((period) => !period?.length)) unread.events += 1;
      return periods.flatMap((period) => (period?.length ? [toSpan(period.start, period.length)] : []));
    });
}
