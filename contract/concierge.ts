import { faultsOf } from '#domain/kernel/fault.ts';
import { z } from 'zod';
import {
  CONCIERGE_BUDGET,
  CONCIERGE_KINDS,
  CONCIERGE_STATES,
  OCCASION_MAX_LENGTH,
  WISHES_MAX_LENGTH,
} from './constants/concierge.ts';
import type { Change } from './constants/resources.ts';
import { endpoint } from './endpoint.ts';
import { clearableDate, id, instant, recordId, requiredText } from './fields.ts';
import { AMOUNT_MAX, amount, money } from './money.ts';
import { ShortPageQuery } from './paging.ts';
import { conciergeLimit } from './rate-limits.ts';

export interface ConciergeFaults {
  answerRequired: [];
  budgetBounds: [least: string, most: string];
  budgetRequired: [];
  dayInvalid: [];
  kindInvalid: [];
  occasionRequired: [];
  stateInvalid: [];
  wishesRequired: [];
}
export const conciergeFault = faultsOf<ConciergeFaults>('concierge');

/**
 * A premium member's request to us; `userId` is its author, `null` once the account is deleted, and `forDate` the day
 * it concerns. Only the author sees a gift request; both partners see a planning request.
 */
export const ConciergeRequest = z.object({
  id,
  kind: z.enum(CONCIERGE_KINDS),
  userId: id.nullable(),
  occasion: z.string(),
  forDate: z.string().nullable(),
  /** Upper limit in rupees. */
  budget: money,
  wishes: z.string(),
  state: z.enum(CONCIERGE_STATES),
  answer: z.string().nullable(),
  createdAt: instant,
  /** The instant by which we promise an answer. */
  dueAt: instant,
  /** Instant at which the request was answered or withdrawn. */
  decidedAt: instant.nullable(),
});
export type ConciergeRequest = z.infer<typeof ConciergeRequest>;

const { min, max } = CONCIERGE_BUDGET;

export const ConciergeRequestInput = z.object({
  kind: z.enum(CONCIERGE_KINDS, { error: conciergeFault('kindInvalid') }),
  occasion: requiredText(conciergeFault('occasionRequired'), OCCASION_MAX_LENGTH),
  forDate: clearableDate(conciergeFault('dayInvalid')),
  budget: amount(conciergeFault('budgetRequired'), AMOUNT_MAX).refine(
    (rupees) => Number(rupees) >= min.value && Number(rupees) <= max.value,
    { error: conciergeFault('budgetBounds', min.text, max.text) },
  ),
  wishes: requiredText(conciergeFault('wishesRequired'), WISHES_MAX_LENGTH),
});
export type ConciergeRequestInput = z.output<typeof ConciergeRequestInput>;

const changes: readonly Change[] = ['concierge'];

export const concierge = {
  list: endpoint({
    route: 'GET /api/concierge-requests',
    access: 'member',
    summary:
      'The member’s gift requests and the couple’s plans, the newest first; `X-Next-Cursor` while there are more. Reading needs no premium',
    input: ShortPageQuery,
    output: z.array(ConciergeRequest),
  }),
  create: endpoint({
    route: 'POST /api/concierge-requests',
    access: 'premium',
    queue: 'concierge',
    storageLimit: 'conciergeRequests',
    limit: conciergeLimit,
    summary: 'Ask for gift ideas or for help with a plan, which is answered within 24 hours',
    input: ConciergeRequestInput,
    output: ConciergeRequest,
    status: 201,
    changes: [...changes, 'firstRecord'],
  }),
  withdraw: endpoint({
    route: 'POST /api/concierge-requests/{id}/withdraw',
    access: 'member',
    queue: 'concierge',
    summary: 'Take back a request that waits; a plan by either partner',
    input: z.object({ id: recordId }),
    output: ConciergeRequest,
    changes,
  }),
};
