import { useQuery } from '@tanstack/react-query';
import { api } from '#client/data/api.ts';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { usePartner } from '#client/data/partner.ts';
import { DEFAULT_AVAILABILITY } from '#domain/availability/facts.ts';
import { listFreeDays, type PlannedTime } from './model.ts';
import { availabilityRead } from './reads.ts';

/** Returns the next `count` days on which both are free, each with a time for a date; none without a partner. */
export function useFreeDays(count: number, nowIso: string): PlannedTime[] {
  const partner = usePartner();
  const { data: hours } = useCopied(availabilityRead, null);
  const { data: times = [] } = useQuery(api.availability.freeTimes.queryOptions());
  if (!partner) return [];
  return listFreeDays(times, { timezone: hours?.timezone ?? DEFAULT_AVAILABILITY.timezone, nowIso, count });
}
