import type { Platform } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { forgetOldAuditEntries } from './service.ts';

export const forgetOldAuditEntriesJob = defineJob<Record<string, never>>('forget-old-audit-entries');

export function handleAuditJobs(platform: Platform): void {
  platform.jobs.handle(forgetOldAuditEntriesJob, () => forgetOldAuditEntries(platform));
  platform.jobs.schedule(forgetOldAuditEntriesJob, '41 3 * * *', 'UTC');
}
