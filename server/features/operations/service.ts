import type { FailedJob, FailedPageQuery } from '#domain/jobs/schema.ts';
import { PROMISED_HOURS, QUEUES } from '#domain/operations/facts.ts';
import type { QueueState } from '#domain/operations/schema.ts';
import { recordAudit } from '#server/features/audit/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { parsePageRequest, toPage } from '#server/platform/lists/paging.ts';
import { countQueues } from './queries.ts';

/** Returns the number of items in each queue, in the order of the queues. */
export async function readOperations({ db, clock, jobs, member }: MemberContext): Promise<QueueState[]> {
  const now = clock.now();
  const before = (hours: number | null) => toIso(now.subtract({ hours: hours ?? 0 }));
  const [counts, failed] = await Promise.all([
    countQueues(db, member.coupleId, {
      payments: before(PROMISED_HOURS.payments),
      giftCards: before(PROMISED_HOURS.giftCards),
      concierge: before(PROMISED_HOURS.concierge),
      contact: before(PROMISED_HOURS.contact),
      datePreferences: before(PROMISED_HOURS.datePreferences),
      waitlist: before(PROMISED_HOURS.waitlist),
    }),
    jobs.countFailed(),
  ]);
  const states = [...counts, { queue: 'jobs' as const, waiting: failed.count, overdue: 0, oldestAt: failed.oldestAt }];
  return QUEUES.flatMap((queue) =>
    states
      .filter((state) => state.queue === queue)
      .map((state) => ({ ...state, promisedHours: PROMISED_HOURS[queue] })),
  );
}

export async function readFailedJobs(context: MemberContext, input: FailedPageQuery): Promise<FailedJob[]> {
  const page = parsePageRequest(input, ['id']);
  const rows = await context.jobs.listFailed(page.limit + 1, page.after?.[0]);
  return toPage(context, rows, page, ({ id }) => [id]);
}

/** Retries a failed job. Of two concurrent calls one succeeds; the other gets 404. */
export async function retryJob(context: MemberContext, { id }: { id: string }): Promise<FailedJob> {
  return context.change(async (tx) => {
    const failed = await context.jobs.retryFailed(tx, id);
    if (!failed) throw refuse.notFound();
    await recordAudit(tx, context, {
      action: 'job.retry',
      subject: { id, label: failed.name },
      after: { tries: failed.tries, failedAt: failed.failedAt },
    });
    return failed;
  });
}
