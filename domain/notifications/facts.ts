import { faultsOf } from '#domain/kernel/fault.ts';

/**
 * Push topics, each of which a member can switch off. Notifications about the account itself belong to none of them.
 */
export const PUSH_GROUPS = ['nudges', 'dates', 'memories', 'money', 'reminders', 'dailyQuestion', 'offers'] as const;
export type PushGroup = (typeof PUSH_GROUPS)[number];

export interface NotificationsFaults {
  choiceInvalid: [];
  idsInvalid: [];
  quietTimeInvalid: [];
  subscriptionInvalid: [];
  unsubscribeLinkInvalid: [];
}
export const notificationsFault = faultsOf<NotificationsFaults>('notifications');

export const NOTIFICATION_TYPES = ['nudge', 'achievement', 'deal', 'reminder', 'other'] as const;
