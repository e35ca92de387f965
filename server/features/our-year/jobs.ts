import type { Platform } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { makeBook, makeBookJob, tidyBooks } from './book-making-service.ts';

const tidyBooksJob = defineJob<Record<string, never>>('tidy-year-books', { retryLimit: 0 });

export function handleOurYearJobs(platform: Platform): void {
  platform.jobs.handle(makeBookJob, (key, attempt) => makeBook(platform, key, attempt));
  platform.jobs.handle(tidyBooksJob, () => tidyBooks(platform));
  platform.jobs.schedule(tidyBooksJob, '*/2 * * * *', 'UTC');
}
