import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { instant } from '../fields.ts';
import { QUEUES, WARNING_KINDS } from '../constants/operations.ts';

/** A queue of work for admins. `overdue` counts the items older than the promised time. */
export const QueueState = z.object({
  queue: z.enum(QUEUES),
  waiting: z.number().int(),
  overdue: z.number().int(),
  oldestAt: instant.nullable(),
  promisedHours: z.number().int().nullable(),
});
export type QueueState = z.infer<typeof QueueState>;

/** A problem with the installation; `detail` is the observed value, such as an address. */
export const Warning = z.object({
  id: z.string(),
  kind: z.enum(WARNING_KINDS),
  detail: z.string(),
  seenAt: instant,
});
export type Warning = z.infer<typeof Warning>;

export const operationsAdmin = {
  checkProof: endpoint({
    route: 'GET /api/admin/recent-proof',
    access: 'admin',
    needsRecentProof: true,
    summary:
      'Check that the proof of identity is recent enough for files of persons; a browser cannot repeat a download',
    status: 204,
  }),
  overview: endpoint({
    route: 'GET /api/admin/operations',
    access: 'admin',
    canLag: true,
    summary: 'How much waits in each queue of the operations, and how much of it is overdue',
    output: z.array(QueueState),
  }),
  warnings: endpoint({
    route: 'GET /api/admin/warnings',
    access: 'admin',
    summary: 'What is wrong with the installation',
    output: z.array(Warning),
  }),
};
