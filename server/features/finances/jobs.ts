import type { Platform } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { forgetDeletedExpenses } from './expense-service.ts';

/** Forgets expenses whose deletion can no longer be undone. */
export const forgetDeletedExpensesJob = defineJob<Record<string, never>>('forget-deleted-expenses');

export function handleFinanceJobs(platform: Platform): void {
  platform.jobs.handle(forgetDeletedExpensesJob, () => forgetDeletedExpenses(platform));
  platform.jobs.schedule(forgetDeletedExpensesJob, '27 * * * *', 'UTC');
}
