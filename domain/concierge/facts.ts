import { faultsOf } from '#domain/kernel/fault.ts';

/** `gift`: ideas for a present, hidden from the partner. `planning`: help with a plan of the couple. */
export const CONCIERGE_KINDS = ['gift', 'planning'] as const;
export type ConciergeKind = (typeof CONCIERGE_KINDS)[number];
export const CONCIERGE_STATES = ['waiting', 'answered', 'withdrawn'] as const;
export type ConciergeState = (typeof CONCIERGE_STATES)[number];

/** Limits of the budget in rupees, each also in Indian grouping. */
export const CONCIERGE_BUDGET = {
  min: { value: 100, text: '100' },
  max: { value: 1_000_000, text: '10,00,000' },
} as const;
export const OCCASION_MAX_LENGTH = 80;
export const WISHES_MAX_LENGTH = 2000;
export const CONCIERGE_ANSWER_MAX_LENGTH = 5000;

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
