import ICAL from 'ical.js';
import { type Budget, CalendarTooComplex, LIMITS, skipBroken, UnreadableCalendar } from './limits.ts';

// Programs write days without `VALUE=DATE` too.
ICAL.design.strict = false;

/** A component with the lines of the properties that matter, by their names in upper case. */
export interface Component {
  name: string;
  lines: Map<string, string[]>;
  parts: Component[];
}

/** Titles, places and people are not among them, and a broken line of another property spoils nothing. */
const NEEDED = new Set(
  `DTSTART DTEND DURATION RRULE RDATE EXDATE RECURRENCE-ID STATUS TRANSP UID SEQUENCE FREEBUSY
   TZID TZOFFSETFROM TZOFFSETTO X-WR-TIMEZONE X-WR-CALNAME`.split(/\s+/),
);

/** Returns the calendars of a file. Throws `UnreadableCalendar` without one, or if components do not nest. */
export function readComponents(text: string, budget: Budget): Component[] {
  const root: Component = { name: '', lines: new Map(), parts: [] };
  const open = [root];
  for (const line of unfold(text)) {
    const [name = ''] = line.split(/[:;]/, 1);
    const key = name.toUpperCase();
    const component = open.at(-1) ?? root;
    if (key === 'BEGIN') open.push(beginPart(component, line, open.length, budget));
    else if (key === 'END') endPart(open, line);
    else if (component === root && line.trim() !== '') throw new UnreadableCalendar('text outside a calendar');
    else if (NEEDED.has(key)) keepLine(component, key, line, budget);
  }
  if (open.length > 1 || root.parts.length === 0) throw new UnreadableCalendar('no whole calendar');
  return root.parts;
}

/** Returns the unfolded lines. Old programs end lines by CR alone, or the file by Ctrl+Z. */
function unfold(text: string): string[] {
  return text
    .slice(text.startsWith('\uFEFF') ? 1 : 0, findEnd(text))
    .replaceAll(/(?:\r\n|\r|\n)[ \t]/g, '')
    .split(/\r\n|\r|\n/);
}

const TRAILING = /[\p{Cc}\s]/u;

/** Returns the length without trailing blanks. An expression would try again at each blank of a long run. */
function findEnd(text: string): number {
  let end = text.length;
  while (end > 0 && TRAILING.test(text[end - 1] ?? '')) end -= 1;
  return end;
}

function beginPart(parent: Component, line: string, depth: number, budget: Budget): Component {
  const part: Component = { name: valueOf(line).toUpperCase(), lines: new Map(), parts: [] };
  if (parent.name === '' && part.name !== 'VCALENDAR') throw new UnreadableCalendar('no calendar');
  if (depth > LIMITS.depth) throw new CalendarTooComplex('depth');
  budget.spend('components');
  parent.parts.push(part);
  return part;
}

function endPart(open: Component[], line: string): void {
  const ended = open.length > 1 && open.pop();
  if (!ended || ended.name !== valueOf(line).toUpperCase()) throw new UnreadableCalendar('ends elsewhere');
}

function keepLine(component: Component, key: string, line: string, budget: Budget): void {
  if (line.length > LIMITS.lineLength) throw new CalendarTooComplex('lineLength');
  if (key === 'RRULE' || key === 'RDATE') budget.spend('rules');
  const lines = component.lines.get(key) ?? [];
  component.lines.set(key, lines);
  lines.push(line);
}

function valueOf(line: string): string {
  return line.slice(line.indexOf(':') + 1).trim();
}

/** Returns the properties of a name, parsed. Throws for a malformed one. */
export function readProperties({ lines }: Component, name: string): ICAL.Property[] {
  return (lines.get(name) ?? []).map((line) => ICAL.Property.fromString(line, ICAL.design.icalendar));
}

/** Returns what `read` makes of each property of a name, without the malformed ones. */
export function readWhole<T>(component: Component, name: string, read: (property: ICAL.Property) => T[]): T[] {
  return (component.lines.get(name) ?? []).flatMap(
    (line) => skipBroken(() => read(ICAL.Property.fromString(line, ICAL.design.icalendar))) ?? [],
  );
}

export function readProperty(component: Component, name: string): ICAL.Property | null {
  return readProperties(component, name)[0] ?? null;
}

/** Returns the text of a property as one line, or `null`. Text is unescaped. */
export function readText({ lines }: Component, name: string): string | null {
  const [line] = lines.get(name) ?? [];
  if (line === undefined) return null;
  const value = line.replace(/^(?:[^":]|"[^"]*")*:/, '');
  return value.replaceAll(/\\n/gi, ' ').replaceAll(/\\(.)/g, '$1').trim();
}
