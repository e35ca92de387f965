import type { Platform } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { sendReminders } from './reminder-service.ts';

/** Sends the due reminders of important dates. The schedule repeats it soon, so it needs no retries. */
export const sendRemindersJob = defineJob<Record<string, never>>('tell-reminders', { retryLimit: 0 });

export function handleImportantDateJobs(platform: Platform): void {
  platform.jobs.handle(sendRemindersJob, () => sendReminders(platform));
  platform.jobs.schedule(sendRemindersJob, '*/2 * * * *', 'UTC');
}
