import type { Platform } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { deleteOldSecurityEvents } from './service.ts';

export const deleteOldSecurityEventsJob = defineJob<Record<string, never>>('forget-old-security-events');

export function handleSecurityLogJobs(platform: Platform): void {
  platform.jobs.handle(deleteOldSecurityEventsJob, () => deleteOldSecurityEvents(platform));
  platform.jobs.schedule(deleteOldSecurityEventsJob, '51 3 * * *', 'UTC');
}
