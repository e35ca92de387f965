import type { DateEvent } from './schema.ts';

/** Compares dates as the list orders them, the earliest first. */
export function compareDates(one: Pick<DateEvent, 'startsAt' | 'id'>, other: typeof one): number {
  return one.startsAt.localeCompare(other.startsAt) || one.id.localeCompare(other.id);
}
