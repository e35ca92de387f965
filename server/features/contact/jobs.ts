import type { Platform } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { deleteAnsweredMessages } from './service.ts';

export const deleteAnsweredMessagesJob = defineJob<Record<string, never>>('forget-answered-messages');

export function handleContactJobs(platform: Platform): void {
  platform.jobs.handle(deleteAnsweredMessagesJob, () => deleteAnsweredMessages(platform));
  platform.jobs.schedule(deleteAnsweredMessagesJob, '53 3 * * *', 'UTC');
}
