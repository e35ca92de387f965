import { type Patch, withoutUndefined } from '#domain/kernel/apply-patch.ts';
import type { SeriesScope } from './facts.ts';
import { changeDate, moveToSuggestion } from './rules.ts';
import type { DateEvent } from './schema.ts';

/** Fields that a series gives its dates, but for their day. */
export type SeriesPlan = Pick<
  DateEvent,
  'title' | 'description' | 'scheduledTime' | 'timezone' | 'duration' | 'location' | 'category'
>;
export type DatePatch = Patch<SeriesPlan & Pick<DateEvent, 'scheduledDate'>>;

/** Member and time of a change; `nowIso` is an instant. */
interface Change {
  memberId: string;
  nowIso: string;
}

const ANSWER = 'partnerResponse';

/** Place of a date in its series. */
type SeriesPlace = Pick<DateEvent, 'id' | 'seriesId' | 'seriesDay' | 'startsAt'>;

/** Returns true for a date that a change of `named` with this scope is for. Others that have begun never change. */
export function isInScope(date: SeriesPlace, named: SeriesPlace, scope: SeriesScope, nowIso: string): boolean {
  if (scope === 'this' || named.seriesId === null) return date.id === named.id;
  return (
    date.seriesId === named.seriesId &&
    date.startsAt > nowIso &&
    (scope === 'all' || (date.seriesDay ?? '') >= (named.seriesDay ?? ''))
  );
}

/** Returns the fields of the patch whose values differ from the date's. */
export function differingFields(date: DateEvent, patch: DatePatch): DatePatch {
  return pickFields(patch, (field) => patch[field] !== date[field]);
}

function pickFields(patch: DatePatch, isKept: (field: keyof DatePatch) => boolean): DatePatch {
  const keep = <Field extends keyof DatePatch>(field: Field): DatePatch[Field] =>
    isKept(field) ? patch[field] : undefined;
  return withoutUndefined({
    title: keep('title'),
    description: keep('description'),
    scheduledDate: keep('scheduledDate'),
    scheduledTime: keep('scheduledTime'),
    timezone: keep('timezone'),
    duration: keep('duration'),
    location: keep('location'),
    category: keep('category'),
  });
}

/** Returns a date after an edit of it alone. What differs from its series stays when the series changes. */
export function changeAlone(date: DateEvent, patch: DatePatch, change: Change): DateEvent {
  const after = changeDate<DateEvent>(date, patch, change);
  return { ...after, ownFields: withOwn(after, Object.keys(differingFields(date, patch)), date) };
}

/**
 * Returns a date of a series after an edit of `named`, which is for the dates in its scope. `patch` has the fields that
 * differ from the named date's. Another day moves each date by as many days.
 */
export function changeWithSeries(date: DateEvent, named: DateEvent, patch: DatePatch, change: Change): DateEvent {
  const moved = daysMoved(named, patch);
  const seriesDay = date.seriesDay === null ? null : addDays(date.seriesDay, moved);
  if (date.id === named.id) {
    const after = changeDate<DateEvent>(date, patch, change);
    const ownFields = date.ownFields.filter((field) => !(field in patch));
    return { ...after, seriesDay, ownFields: withOwn({ ...after, ownFields }, [], date) };
  }
  const day = moved === 0 ? {} : { scheduledDate: addDays(date.scheduledDate, moved) };
  const shared = pickFields({ ...patch, ...day }, (field) => !date.ownFields.includes(field));
  const after = changeDate<DateEvent>(date, shared, change);
  return { ...after, seriesDay, ownFields: withOwn(after, [], date) };
}

/** Returns a date with the partner's answer to it alone, or to the dates in the scope of `named`. */
export function answerDate(
  date: DateEvent,
  status: DateEvent['partnerResponse'],
  { named, scope }: { named: DateEvent; scope: SeriesScope },
): DateEvent {
  const isNamed = date.id === named.id;
  if (!isNamed && date.ownFields.includes(ANSWER)) return date;
  // A repeated answer changes nothing.
  if (scope === 'this' && date.partnerResponse === status && date.suggestion === null) return date;
  const others = date.ownFields.filter((field) => field !== ANSWER);
  const ownFields = scope === 'this' && date.seriesId !== null ? [...others, ANSWER] : others;
  return { ...date, partnerResponse: status, suggestion: null, ownFields };
}

/** Returns a date at the suggested time, which is its own. */
export function changeToSuggestion(date: DateEvent): DateEvent {
  const after = moveToSuggestion(date);
  return {
    ...after,
    ownFields: withOwn(after, Object.keys(differingFields(date, date.suggestion ?? {})), date),
  };
}

/** Returns the days by which a patch moves the named date. */
export function daysMoved(named: DateEvent, { scheduledDate }: DatePatch): number {
  return scheduledDate === undefined
    ? 0
    : Temporal.PlainDate.from(named.scheduledDate).until(scheduledDate, { largestUnit: 'day' }).days;
}

export function addDays(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** Returns the date's own fields with those that were changed. A new invitation ends an answer to this date alone. */
function withOwn(after: DateEvent, changed: readonly string[], before: DateEvent): string[] {
  if (before.seriesId === null) return after.ownFields;
  const own = [...new Set([...after.ownFields, ...changed])];
  return after.partnerResponse === before.partnerResponse ? own : own.filter((field) => field !== ANSWER);
}
