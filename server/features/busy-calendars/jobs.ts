import type { Platform } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { fetchCalendar, fetchCalendarJob, fetchDueCalendars } from './fetch-service.ts';

/** Fetches the calendars that are due. The schedule repeats it soon, so it needs no retries. */
export const fetchDueCalendarsJob = defineJob<Record<string, never>>('fetch-due-busy-calendars', {
  retryLimit: 0,
});

export function handleBusyCalendarJobs(platform: Platform): void {
  platform.jobs.handle(fetchCalendarJob, (payload) => fetchCalendar(platform, payload));
  platform.jobs.handle(fetchDueCalendarsJob, () => fetchDueCalendars(platform));
  platform.jobs.schedule(fetchDueCalendarsJob, '*/2 * * * *', 'UTC');
}
