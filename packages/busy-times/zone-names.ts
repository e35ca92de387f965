import { WINDOWS_ZONES } from './windows-zones.ts';

/** The zone that a name means: by its IANA name, or always as many milliseconds east of UTC. */
export type Meaning = { id: string } | { offset: number; isKnown: boolean };

/**
 * Abbreviations with one meaning in calendars; `CST` and `BST` have several. Members live in India, so `IST` is India's,
 * and calendars write `PST` for the Pacific coast, not for the Philippines, whose IANA name they use.
 */
const ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ['z', 'UTC'],
  ['ist', 'Asia/Kolkata'],
  ['pkt', 'Asia/Karachi'],
  ['npt', 'Asia/Kathmandu'],
  ['sgt', 'Asia/Singapore'],
  ['hkt', 'Asia/Hong_Kong'],
  ['jst', 'Asia/Tokyo'],
  ['kst', 'Asia/Seoul'],
  ['wib', 'Asia/Jakarta'],
  ['msk', 'Europe/Moscow'],
  ['cest', 'Europe/Paris'],
  ['eest', 'Europe/Athens'],
  ['sast', 'Africa/Johannesburg'],
  ['edt', 'America/New_York'],
  ['mdt', 'America/Denver'],
  ['pst', 'America/Los_Angeles'],
  ['pdt', 'America/Los_Angeles'],
  ['akst', 'America/Anchorage'],
  ['akdt', 'America/Anchorage'],
  ['aest', 'Australia/Brisbane'],
  ['aedt', 'Australia/Sydney'],
  ['awst', 'Australia/Perth'],
  ['nzst', 'Pacific/Auckland'],
  ['nzdt', 'Pacific/Auckland'],
]);

/** Names that programs write, or that Windows and Outlook have had, beside those of CLDR. */
const FORMER_NAMES: ReadonlyMap<string, string> = new Map([
  ['coordinated universal time', 'UTC'],
  ['greenwich mean time', 'UTC'],
  ['malay peninsula standard time', 'Asia/Singapore'],
  ['mexico standard time', 'America/Mexico_City'],
  ['mexico standard time 2', 'America/Chihuahua'],
  ['armenian standard time', 'Asia/Yerevan'],
  ['jerusalem standard time', 'Asia/Jerusalem'],
  ['calcutta standard time', 'Asia/Kolkata'],
  ['indian standard time', 'Asia/Kolkata'],
  ['india time', 'Asia/Kolkata'],
  ['gulf standard time', 'Asia/Dubai'],
  ['gulf time', 'Asia/Dubai'],
  ['central european standard time', 'Europe/Paris'],
  ['central european time', 'Europe/Paris'],
  ['eastern european time', 'Europe/Athens'],
  ['eastern time', 'America/New_York'],
  ['eastern', 'America/New_York'],
  ['mountain time', 'America/Denver'],
  ['mountain', 'America/Denver'],
  ['pacific time', 'America/Los_Angeles'],
  ['pacific', 'America/Los_Angeles'],
  ['central time', 'America/Chicago'],
]);

const BY_WINDOWS_NAME = new Map(WINDOWS_ZONES.map(({ name, id }) => [name.toLowerCase(), id]));
const BY_PLACES = Map.groupBy(WINDOWS_ZONES, ({ places }) => toKey(places));
const BY_PLACE = Map.groupBy(
  WINDOWS_ZONES.flatMap(({ id, places }) => places.split(', ').map((place) => ({ id, place }))),
  ({ place }) => toKey(place),
);
const BY_CITY = Map.groupBy(Intl.supportedValuesOf('timeZone'), (id) => toKey(id.slice(id.lastIndexOf('/') + 1)));

function toKey(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[_\s\u00A0]+/g, ' ')
    .toLowerCase()
    .trim();
}

/** Returns the IANA name that is written with a hyphen for its slash, such as `US-Eastern`, or `null`. */
function findHyphenated(name: string): string | null {
  return /^[A-Za-z]+-[A-Za-z_]+$/.test(name) ? findIanaName(name.replace('-', '/')) : null;
}

/** Returns the spelling of the IANA database, or `null`. Letter case does not count. */
export function findIanaName(name: string): string | null {
  if (!/^[A-Za-z]/.test(name)) return null;
  try {
    return new Temporal.ZonedDateTime(0n, name.trim().replaceAll(' ', '_')).timeZoneId;
  } catch {
    return null;
  }
}

/** Returns the zone that a name means that is no IANA name, or `null`. */
export function interpretName(name: string): Meaning | null {
  const plain = name.replaceAll('"', '').trim();
  const key = toKey(plain).replace(/(?:daylight|summer) time/, 'standard time');
  // JavaScript writes `GMT+0530 (India Standard Time)`.
  const [, inner = key] = /^(?:utc|gmt)[+-]\S+ \((.+)\)$/.exec(key) ?? [];
  const id =
    BY_WINDOWS_NAME.get(inner) ??
    FORMER_NAMES.get(key) ??
    ABBREVIATIONS.get(key) ??
    findAtEnd(plain) ??
    findHyphenated(plain);
  if (id !== null && id !== undefined) return { id };
  const offset = readOffset(plain.replace(/^\((.*)\)$/, '$1'));
  return offset === null ? interpretPlaces(plain) : { offset, isKnown: true };
}

/** Finds the IANA name at the end of `/freeassociation.sourceforge.net/Europe/Berlin` or `tzone://Microsoft/Utc`. */
function findAtEnd(name: string): string | null {
  const parts = name.split('/').filter(Boolean);
  const hasPrefix = name.startsWith('/') || name.includes('://');
  for (const count of hasPrefix ? [3, 2, 1] : [3, 2]) {
    const id = parts.length > count || hasPrefix ? findIanaName(parts.slice(-count).join('/')) : null;
    if (id !== null) return id;
  }
  return null;
}

/** Reads an offset such as `+05:30`, `GMT+0530` or `UTC+5` in milliseconds, or returns `null`. */
export function readOffset(text: string): number | null {
  const parts = /^\s*(?:UTC|GMT)?\s*([+-])\s*(\d{1,2})(?:[:.]?(\d\d)(?::?(\d\d))?)?\s*(?:\([^)]*\))?\s*$/i.exec(text);
  if (!parts) return null;
  const [hours = 0, minutes = 0, seconds = 0] = parts.slice(2).map((part) => Number(part ?? 0));
  if (hours > 24 || minutes > 59 || seconds > 59) return null;
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 * (parts[1] === '-' ? -1 : 1);
}

/**
 * Reads a name that people read: `(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi`, in any language, because one place is
 * enough if it has the offset. An offset whose places are all unknown is a guess: it may have a summer time.
 */
function interpretPlaces(name: string): Meaning | null {
  const [, stated, places = name] = /^\((?:UTC|GMT)?\s*([+-]?[\d:.]*)\)\s*(.+)$/i.exec(name) ?? [];
  const offset = stated === undefined ? null : (readOffset(stated) ?? 0);
  const fits = (id: string) => offset === null || offsetsOf(id).has(offset);
  // Windows has changed offsets, so the whole name counts with a former one too.
  const [whole, ...others] = BY_PLACES.get(toKey(places)) ?? [];
  if (whole && others.length === 0) return { id: whole.id };
  for (const place of offset === null ? [places.slice(places.lastIndexOf('/') + 1)] : places.split(',')) {
    const ids = [...(BY_PLACE.get(toKey(place)) ?? []).map(({ id }) => id), ...(BY_CITY.get(toKey(place)) ?? [])];
    const fitting = [...new Set(ids.filter(fits))];
    // Without an offset a place counts only if there is one of its name.
    if (fitting[0] !== undefined && (offset !== null || fitting.length === 1)) return { id: fitting[0] };
  }
  return offset === null ? null : { offset, isKnown: false };
}

/** Returns the offsets of a zone in January and July, in milliseconds. */
function offsetsOf(id: string): ReadonlySet<number> {
  const months = ['2026-01-15', '2026-07-15'];
  return new Set(months.map((day) => Temporal.PlainDate.from(day).toZonedDateTime(id).offsetNanoseconds / 1e6));
}
