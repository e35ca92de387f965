import type { Platform } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { tellReminders } from './reminder-service.ts';

/** Tells the reminders of important dates that are due. It runs again soon, so a failure needs no tries of its own. */
export const tellRemindersJob = defineJob<Record<string, never>>('tell-reminders', { retryLimit: 0 });

export function handleImportantDateJobs(platform: Platform): void {
  platform.jobs.handle(tellRemindersJob, () => tellReminders(platform));
  platform.jobs.schedule(tellRemindersJob, '*/2 * * * *', 'UTC');
}
