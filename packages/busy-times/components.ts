import { type Budget, CalendarTooComplex, LIMITS, UnreadableCalendar } from './limits.ts';

/** A component with the lines of the properties that matter, by their names in upper case. */
export interface Component {
  name: string;
  lines: Map<string, string[]>;
  parts: Component[];
  /** True if the file ends before the component. */
  isCutOff: boolean;
}

/** Titles and places are not among them, and a broken line of another property spoils nothing. */
const NEEDED = new Set(
  `DTSTART DTEND DURATION RRULE EXRULE RDATE EXDATE RECURRENCE-ID STATUS TRANSP UID SEQUENCE DTSTAMP LAST-MODIFIED
   FREEBUSY ATTENDEE METHOD TZ DAYLIGHT TZID TZOFFSETFROM TZOFFSETTO X-LIC-LOCATION X-WR-TIMEZONE X-WR-CALNAME
   X-MICROSOFT-CDO-BUSYSTATUS`.split(/\s+/),
);

/** Components of events, which are never inside one another. */
const ENTRIES = new Set(['VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VTIMEZONE']);

/**
 * Returns the calendars of a file. Text outside a calendar is left out, and a component that is not ended ends with the
 * one around it. Throws `UnreadableCalendar` without a calendar.
 */
export function readComponents(text: string, budget: Budget): Component[] {
  const root = createComponent('');
  const open = [root];
  for (const line of unfold(text)) {
    const [name = ''] = line.split(/[:;]/, 1);
    const key = name.trim().toUpperCase();
    const [, boundary, part] = /^\s*(BEGIN|END)\s*:\s*([\w-]+)\s*$/i.exec(line) ?? [];
    if (boundary && part) moveTo({ boundary, part: part.toUpperCase() }, open, budget);
    else if (open.length > 1 && NEEDED.has(key)) addLine(open.at(-1) ?? root, key, line, budget);
  }
  for (const component of open.slice(2)) component.isCutOff = true;
  if (root.parts.length === 0) throw new UnreadableCalendar('no calendar');
  return root.parts;
}

function createComponent(name: string): Component {
  return { name, lines: new Map(), parts: [], isCutOff: false };
}

/** Returns the unfolded lines. Old programs end lines by CR alone; others fold by a no-break space. */
function unfold(text: string): string[] {
  return text.replaceAll(/(?:\r\n|\r|\n)[ \t\u00A0]/g, '').split(/\r\n|\r|\n/);
}

/** Opens or ends a component. An end without its beginning is a line of a text that is not folded. */
function moveTo({ boundary, part }: { boundary: string; part: string }, open: Component[], budget: Budget): void {
  if (boundary.toUpperCase() === 'BEGIN') return begin(part, open, budget);
  const at = open.findLastIndex(({ name }) => name === part);
  if (at > 0) open.splice(at);
}

function begin(name: string, open: Component[], budget: Budget): void {
  const [root] = open;
  // A new calendar or event ends one that lacks its end.
  const around = open.findLastIndex((each) => each.name === (ENTRIES.has(name) ? 'VCALENDAR' : ''));
  if (name === 'VCALENDAR' || (ENTRIES.has(name) && around > 0)) open.splice(around + 1);
  const last = root?.parts.at(-1);
  // An event after the end of its calendar belongs to it.
  if (open.length === 1 && name !== 'VCALENDAR' && last) open.push(last);
  const parent = open.at(-1);
  if (!parent || (parent === root && name !== 'VCALENDAR')) throw new UnreadableCalendar('no calendar');
  if (open.length > LIMITS.depth) throw new CalendarTooComplex('depth');
  budget.spend('components');
  const component = createComponent(name);
  parent.parts.push(component);
  open.push(component);
}

function addLine(component: Component, key: string, line: string, budget: Budget): void {
  if (line.length > LIMITS.lineLength) throw new CalendarTooComplex('lineLength');
  if (key === 'RRULE' || key === 'EXRULE' || key === 'RDATE') budget.spend('rules');
  const lines = component.lines.get(key) ?? [];
  component.lines.set(key, lines);
  lines.push(line);
}
