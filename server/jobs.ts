import { handleCampaignJobs } from '#server/features/campaigns/jobs.ts';
import { handleNotificationJobs } from '#server/features/notifications/jobs.ts';
import { handleAchievementJobs } from '#server/features/achievements/jobs.ts';
import { handleAccountJobs } from '#server/features/accounts/jobs.ts';
import { handleAuditJobs } from '#server/features/audit/jobs.ts';
import { handleTrashJobs } from '#server/features/trash/jobs.ts';
import { handleCoupleJobs } from '#server/features/couples/jobs.ts';
import { handleContactJobs } from '#server/features/contact/jobs.ts';
import { handleRecurringJobs } from '#server/features/recurring/jobs.ts';
import { handleBusyCalendarJobs } from '#server/features/busy-calendars/jobs.ts';
import { handleListJobs } from '#server/features/lists/jobs.ts';
import { handleImportantDateJobs } from '#server/features/important-dates/jobs.ts';
import { handlePaymentJobs } from '#server/features/payments/jobs.ts';
import { handleSecurityLogJobs } from '#server/features/security-log/jobs.ts';
import { handleSubscriptionJobs } from '#server/features/subscription/jobs.ts';
import { handleInsightJobs } from '#server/features/insights/jobs.ts';
import { handleMemoryJobs } from '#server/features/memories/jobs.ts';
import { handleOurYearJobs } from '#server/features/our-year/jobs.ts';
import { handleWaitlistJobs } from '#server/features/waitlist/jobs.ts';
import type { Platform } from '#server/platform/context.ts';
import { handleSweepFiles } from '#server/platform/files/discard.ts';

/** Registers the handlers and schedules of all jobs. Call it before `platform.jobs.start`. */
export function handleJobs(platform: Platform): void {
  handleNotificationJobs(platform);
  handleCampaignJobs(platform);
  handleSweepFiles(platform.jobs, platform);
  handleAccountJobs(platform);
  handleCoupleJobs(platform);
  handleMemoryJobs(platform);
  handleOurYearJobs(platform);
  handleImportantDateJobs(platform);
  handleListJobs(platform);
  handleBusyCalendarJobs(platform);
  handleRecurringJobs(platform);
  handleTrashJobs(platform);
  handleSubscriptionJobs(platform);
  handlePaymentJobs(platform);
  handleAchievementJobs(platform);
  handleAuditJobs(platform);
  handleSecurityLogJobs(platform);
  handleInsightJobs(platform);
  handleWaitlistJobs(platform);
  handleContactJobs(platform);
}
