import { sweepSessions } from '#server/features/accounts/session-service.ts';
import { countDaysTogether } from '#server/features/achievements/watch-service.ts';
import { deleteOldAuditEntries } from '#server/features/audit/service.ts';
import { fetchCalendar, fetchCalendarJob, fetchDueCalendars } from '#server/features/busy-calendars/fetch-service.ts';
import { campaignBatchJob, notifyBatch } from '#server/features/campaigns/batch-service.ts';
import { deleteOldPushes } from '#server/features/campaigns/push-result-service.ts';
import { deleteAnsweredMessages } from '#server/features/contact/service.ts';
import { copyFiles, copyPhotosJob } from '#server/features/couples/photo-copy-service.ts';
import { eraseMoments, eraseMomentsJob } from '#server/features/daily-moment/erasing-service.ts';
import { deleteOldDays } from '#server/features/daily-moment/service.ts';
import { sendEvenings } from '#server/features/daily-question/evening-service.ts';
import { makeSeriesDates } from '#server/features/dates/series-making-service.ts';
import { revealSurprises } from '#server/features/expenses/surprise-service.ts';
import { sendReminders } from '#server/features/important-dates/reminder-service.ts';
import { recomputeAllStats, refreshStats } from '#server/features/insights/rollup-service.ts';
import { remindOfItems, sweepItems } from '#server/features/lists/reminder-service.ts';
import {
  gatheredPushJob,
  pushJob,
  releaseHeldPushes,
  sendGathered,
  sendPush,
} from '#server/features/notifications/delivery-service.ts';
import { makeBook, makeBookJob, tidyBooks } from '#server/features/our-year/book-making-service.ts';
import { deleteOldEvents } from '#server/features/payments/page-service.ts';
import { discardWaitingPhotos } from '#server/features/photos/service.ts';
import { recordDue } from '#server/features/recurring/due-service.ts';
import { noticeDue } from '#server/features/recurring/notice-service.ts';
import { sweepChallenges } from '#server/features/second-factors/service.ts';
import { deleteOldSecurityEvents } from '#server/features/security-log/service.ts';
import { notifyEndedSubscriptions } from '#server/features/subscription/premium-service.ts';
import { emptyTrash } from '#server/features/trash/service.ts';
import { deleteOldEntries } from '#server/features/waitlist/service.ts';
import { INDIA } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/context.ts';
import { handleSweepFiles } from '#server/platform/files/discard.ts';
import { sweepIdempotencyKeys } from '#server/platform/idempotency/idempotency.ts';
import { defineJob, type Job } from '#server/platform/jobs/jobs.ts';

interface ScheduledJob {
  job: Job<Record<string, never>>;
  /** Crontab line. */
  cron: string;
  /** Time zone of `cron`. Default UTC. */
  zone?: string;
  run: (platform: Platform) => Promise<void>;
}

/** Deletions and counts, a few times a day. A failed one is retried over about a day. */
const housekeeping: readonly ScheduledJob[] = [
  // Expired sessions, abandoned passkey challenges and old stored responses, which are rejected even before that.
  { job: defineJob('sweep-sessions'), cron: '40 20 * * *', run: sweepExpired },
  { job: defineJob('discard-waiting-photos'), cron: '17 * * * *', run: discardWaitingPhotos },
  { job: defineJob('delete-old-moments'), cron: '33 * * * *', run: deleteOldDays },
  { job: defineJob('empty-bins'), cron: '27 * * * *', run: emptyTrash },
  { job: defineJob('forget-old-audit-entries'), cron: '41 3 * * *', run: deleteOldAuditEntries },
  { job: defineJob('forget-old-waitlist-entries'), cron: '47 3 * * *', run: deleteOldEntries },
  { job: defineJob('forget-old-security-events'), cron: '51 3 * * *', run: deleteOldSecurityEvents },
  { job: defineJob('forget-answered-messages'), cron: '53 3 * * *', run: deleteAnsweredMessages },
  { job: defineJob('forget-campaign-pushes'), cron: '23 4 * * *', run: deleteOldPushes },
  { job: defineJob('forget-old-razorpay-events'), cron: '12 21 * * *', run: deleteOldEvents },
  // Days together grow without any change by a member.
  { job: defineJob('count-days-together'), cron: '0 9 * * *', zone: INDIA, run: countDaysTogether },
  // Opening the panel then has little left to compute.
  { job: defineJob('freshen-figures'), cron: '7 * * * *', zone: INDIA, run: refreshStats },
  {
    job: defineJob('recompute-figures', { expireInSeconds: 1800 }),
    cron: '37 2 * * *',
    zone: INDIA,
    run: recomputeAllStats,
  },
  // Also sent when a member leaves with photos.
  { job: copyPhotosJob, cron: '*/10 * * * *', run: copyFiles },
];

/** Work that is due at some minute. The schedule repeats it soon, so it is not retried. */
const dueWork: readonly ScheduledJob[] = [
  { job: defineDue('fetch-due-busy-calendars'), cron: '*/2 * * * *', run: fetchDueCalendars },
  { job: defineDue('make-series-dates'), cron: '*/2 * * * *', run: makeSeriesDates },
  { job: defineDue('tell-reminders'), cron: '*/2 * * * *', run: sendReminders },
  { job: defineDue('remind-of-questions'), cron: '*/2 * * * *', run: sendEvenings },
  { job: defineDue('remind-of-list-items'), cron: '*/2 * * * *', run: remindOfItems },
  { job: defineDue('sweep-list-items'), cron: '17 * * * *', run: sweepItems },
  { job: defineDue('release-held-pushes'), cron: '*/2 * * * *', run: releaseHeldPushes },
  { job: defineDue('tidy-year-books'), cron: '*/2 * * * *', run: tidyBooks },
  { job: defineDue('reveal-surprises'), cron: '*/2 * * * *', run: revealSurprises },
  { job: defineDue('record-recurring-expenses'), cron: '*/2 * * * *', run: recordDue },
  { job: defineDue('notice-recurring-expenses'), cron: '*/2 * * * *', run: noticeDue },
  { job: defineDue('tell-ended-subscriptions'), cron: '*/5 * * * *', run: notifyEndedSubscriptions },
];

export const scheduledJobs: readonly ScheduledJob[] = [...housekeeping, ...dueWork];

/** Registers the handlers and schedules of all jobs. Call it before `platform.jobs.start`. */
export function handleJobs(platform: Platform): void {
  const { jobs } = platform;
  jobs.handle(pushJob, (payload, attempt) => sendPush(platform, payload, attempt));
  jobs.handle(gatheredPushJob, (payload, attempt) => sendGathered(platform, payload, attempt));
  jobs.handle(campaignBatchJob, (batch) => notifyBatch(platform, batch));
  jobs.handle(fetchCalendarJob, (payload) => fetchCalendar(platform, payload));
  jobs.handle(eraseMomentsJob, (payload) => eraseMoments(platform, payload));
  jobs.handle(makeBookJob, (key, attempt) => makeBook(platform, key, attempt));
  handleSweepFiles(jobs, platform);
  for (const { job, cron, zone = 'UTC', run } of scheduledJobs) {
    jobs.handle(job, () => run(platform));
    jobs.schedule(job, cron, zone);
  }
}

function defineDue(name: string): Job<Record<string, never>> {
  return defineJob(name, { retryLimit: 0 });
}

async function sweepExpired(platform: Platform): Promise<void> {
  await sweepSessions(platform);
  await sweepChallenges(platform);
  await sweepIdempotencyKeys(platform.db, platform.clock);
}
