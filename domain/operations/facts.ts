import { faultsOf } from '#domain/kernel/fault.ts';

/** Maximum number of rows that one call changes, all in one transaction. */
export const BULK_ROWS_MAX = 1000;

/**
 * Reasons for which a bulk change skips a row. `gone`: it was deleted; `changed`: it differs from the version shown;
 * `final`: its status does not allow the move.
 */
export const BULK_SKIPS = ['gone', 'changed', 'final'] as const;
export type BulkSkip = (typeof BULK_SKIPS)[number];

export const QUEUES = ['payments', 'giftCards', 'concierge', 'contact', 'datePreferences', 'waitlist', 'jobs'] as const;
export type Queue = (typeof QUEUES)[number];

/** Hours within which each queue's items are to be handled; `null` for failed jobs, which no member waits for. */
export const PROMISED_HOURS: Readonly<Record<Queue, number | null>> = {
  payments: 24,
  giftCards: 24,
  concierge: 24,
  contact: 24,
  datePreferences: 48,
  waitlist: 48,
  jobs: null,
};

/** Problems that an installation can have. */
export const WARNING_KINDS = ['proxy_unnamed'] as const;
export type WarningKind = (typeof WARNING_KINDS)[number];

export interface AdminBulkFaults {
  nothingChosen: [];
  tooMany: [];
}
export const adminBulkFault = faultsOf<AdminBulkFaults>('adminBulk');
