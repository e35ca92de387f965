export const QUEUES = [
  'payments',
  'giftCards',
  'concierge',
  'contact',
  'datePreferences',
  'waitlist',
  'jobs',
] as const;
export type Queue = (typeof QUEUES)[number];

/** Hours within which each queue's work is promised to be done; `null` for failed jobs, which nobody waits for. */
export const PROMISED_HOURS: Readonly<Record<Queue, number | null>> = {
  payments: 24,
  giftCards: 24,
  concierge: 24,
  contact: 24,
  datePreferences: 48,
  waitlist: 48,
  jobs: null,
};

/** What can be wrong with an installation. */
export const WARNING_KINDS = ['proxy_unnamed'] as const;
export type WarningKind = (typeof WARNING_KINDS)[number];
