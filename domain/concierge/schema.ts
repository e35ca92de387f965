import { z } from 'zod';
import { clearableDate, id, instant, requiredText } from '#domain/kernel/fields.ts';
import { amount, AMOUNT_MAX, money } from '#domain/kernel/money-fields.ts';
import {
  CONCIERGE_BUDGET,
  CONCIERGE_KINDS,
  CONCIERGE_STATES,
  conciergeFault,
  OCCASION_MAX_LENGTH,
  WISHES_MAX_LENGTH,
} from './facts.ts';

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
