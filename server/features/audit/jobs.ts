import type { Platform } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { deleteOldAuditEntries } from './service.ts';

export const deleteOldAuditEntriesJob = defineJob<Record<string, never>>('forget-old-audit-entries');

export function handleAuditJobs(platform: Platform): void {
  platform.jobs.handle(deleteOldAuditEntriesJob, () => deleteOldAuditEntries(platform));
  platform.jobs.schedule(deleteOldAuditEntriesJob, '41 3 * * *', 'UTC');
}
