import type { Platform } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { forgetAnsweredMessages } from './service.ts';

export const forgetAnsweredMessagesJob = defineJob<Record<string, never>>('forget-answered-messages');

export function handleContactJobs(platform: Platform): void {
  platform.jobs.handle(forgetAnsweredMessagesJob, () => forgetAnsweredMessages(platform));
  platform.jobs.schedule(forgetAnsweredMessagesJob, '53 3 * * *', 'UTC');
}
