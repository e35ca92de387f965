import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { instant } from '../fields.ts';

export const QUEUES = ['payments', 'giftCards', 'contact', 'datePreferences', 'waitlist', 'jobs'] as const;
export type Queue = (typeof QUEUES)[number];

/** Hours within which each queue's work is promised to be done; failed jobs are promised to nobody. */
export const PROMISED_HOURS: Readonly<Record<Queue, number | null>> = {
  payments: 24,
  giftCards: 24,
  contact: 24,
  datePreferences: 48,
  waitlist: 48,
  jobs: null,
};

/** What waits for an admin. `overdue` are those that wait longer than promised. */
export const QueueState = z.object({
  queue: z.enum(QUEUES),
  waiting: z.number().int(),
  overdue: z.number().int(),
  oldestAt: instant.nullable(),
  promisedHours: z.number().int().nullable(),
});
export type QueueState = z.infer<typeof QueueState>;

export const operationsAdmin = {
  overview: endpoint({
    route: 'GET /api/admin/operations',
    access: 'admin',
    summary: 'How much waits in each queue of the operations, and how much of it is overdue',
    output: z.array(QueueState),
  }),
};
