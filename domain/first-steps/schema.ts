import { z } from 'zod';

/** First steps of a new member, in this order. */
export const FIRST_STEPS = ['verify', 'invite', 'date', 'memory', 'expense'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** First steps of a new member in order, each with its completion. `isPutAway`: the member has hidden them. */
export const FirstSteps = z.object({
  steps: z.array(z.object({ name: z.enum(FIRST_STEPS), isDone: z.boolean() })),
  isPutAway: z.boolean(),
});
export type FirstSteps = z.infer<typeof FirstSteps>;
