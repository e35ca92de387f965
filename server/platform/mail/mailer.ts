import type { Transaction } from '#server/db/database.ts';
import { defineJob, type Jobs } from '#server/platform/jobs/jobs.ts';
import type { Metrics } from '#server/platform/observability/metrics.ts';
import type { Mail } from './layout.ts';
import type { MailTransport } from './transport.ts';

export interface Mailer {
  /** Sends the mail when `tx` commits. An unavailable mail server delays only the mail. */
  send(tx: Transaction, mail: Mail): Promise<void>;
}

const sendMailJob = defineJob<Mail>('mail', {
  retryLimit: 60,
  retryDelaySeconds: 1,
  retryDelayMaxSeconds: 1800,
});

/**
 * Creates a mailer that queues mails as jobs in the transaction that causes them, delivers them by `transport`, and
 * retries for hours.
 */
export function createMailer(jobs: Jobs, transport: MailTransport, metrics?: Metrics | null): Mailer {
  jobs.handle(sendMailJob, async (mail) => {
    try {
      await transport.deliver(mail);
    } catch (error) {
      metrics?.countMail('failed');
      throw error;
    }
    metrics?.countMail('sent');
  });
  return { send: (tx, mail) => jobs.send(tx, sendMailJob, mail) };
}
