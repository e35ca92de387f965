import { faultsOf } from '#domain/kernel/fault.ts';
import { z } from 'zod';
import type { PushGroup } from './constants/notifications.ts';
import { endpoint } from './endpoint.ts';
import { id, instant } from './fields.ts';
import { pushTestLimit } from './rate-limits.ts';
import { ShortPageQuery } from './paging.ts';

export interface NotificationsFaults {
  choiceInvalid: [];
  idsInvalid: [];
  quietTimeInvalid: [];
  subscriptionInvalid: [];
  unsubscribeLinkInvalid: [];
}
export const notificationsFault = faultsOf<NotificationsFaults>('notifications');

export const NOTIFICATION_TYPES = ['nudge', 'achievement', 'deal', 'reminder', 'other'] as const;

/**
 * An event that concerns the member. `path` is the screen that it links to; `kind` and `firstName`, the partner's where
 * they caused it, are what unread ones of one day are gathered by. Those with the same `about` are about one thing, and
 * count as one.
 */
export const Notification = z.object({
  id,
  type: z.enum(NOTIFICATION_TYPES),
  kind: z.string(),
  firstName: z.string().nullable(),
  about: z.string(),
  title: z.string(),
  message: z.string(),
  path: z.string(),
  isRead: z.boolean(),
  createdAt: instant,
});
export type Notification = z.infer<typeof Notification>;

/** A browser's subscription, as `PushSubscription.toJSON()` returns it. */
const subscription = z.object(
  {
    endpoint: z
      .url({ error: notificationsFault('subscriptionInvalid') })
      .max(2000, { error: notificationsFault('subscriptionInvalid') }),
    keys: z.object({
      p256dh: z.string().regex(/^[\w-]{80,100}=*$/, { error: notificationsFault('subscriptionInvalid') }),
      auth: z.string().regex(/^[\w-]{20,30}=*$/, { error: notificationsFault('subscriptionInvalid') }),
    }),
  },
  { error: notificationsFault('subscriptionInvalid') },
);

/** Unread counts: the bell's badge shows unread nudges, and a dot shows anything else. */
const Unread = z.object({ unreadNudges: z.number().int(), hasOtherUnread: z.boolean() });

const choice = z.boolean({ error: notificationsFault('choiceInvalid') });
const pushes = z.object({
  nudges: choice,
  dates: choice,
  memories: choice,
  money: choice,
  reminders: choice,
  dailyQuestion: choice,
  offers: choice,
} satisfies Record<PushGroup, z.ZodType>);

/** A time of day in India, `HH:MM`. */
const quietTime = z
  .string({ error: notificationsFault('quietTimeInvalid') })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: notificationsFault('quietTimeInvalid') });
const quietHours = z.object({ isOn: choice, from: quietTime, to: quietTime });

const NotificationPreferences = z.object({
  /** Groups that are pushed to the member's browsers; the bell lists every group. */
  push: pushes,
  /** Hours during which pushes are held back; they are sent afterwards as one. */
  quietHours,
  /** True if pushes only say that there is news. */
  hidesContentOnLockScreen: z.boolean(),
  /** True if a push may name the subject of a reminder, although others may read the lock screen. */
  namesRemindersOnLockScreen: z.boolean(),
  /** True if the member accepts mails that are not about the account. */
  takesMails: z.boolean(),
});
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

/** Absent fields stay unchanged. */
const PreferencesInput = z
  .object({
    push: pushes.partial(),
    quietHours: quietHours.partial(),
    hidesContentOnLockScreen: choice,
    namesRemindersOnLockScreen: choice,
    takesMails: choice,
  })
  .partial();
export type PreferencesInput = z.infer<typeof PreferencesInput>;

export const notifications = {
  unsubscribePage: endpoint({
    route: 'GET /api/mail-unsubscribe/{token}',
    access: 'public',
    summary: 'Go to the page that asks whether to take no more mails; changes nothing',
    input: z.object({ token: z.string() }),
    output: z.object({ status: z.literal(302), headers: z.object({ location: z.string() }) }),
    status: 302,
    outputStructure: 'detailed',
  }),
  unsubscribeMails: endpoint({
    route: 'POST /api/mail-unsubscribe/{token}',
    access: 'public',
    summary: 'Take no more mails that are not about the account; also the one click of a mail program (RFC 8058)',
    input: z.object({
      token: z.string().max(1000, { error: notificationsFault('unsubscribeLinkInvalid') }),
    }),
    output: z.object({ message: z.string() }),
    takesOneClickForm: true,
  }),
  list: endpoint({
    route: 'GET /api/notifications',
    access: 'member',
    canLag: true,
    summary: 'The member’s notifications, the newest first, without requests that are done or past',
    input: ShortPageQuery,
    output: z.array(Notification),
  }),
  unread: endpoint({
    route: 'GET /api/notifications/unread',
    access: 'member',
    summary: 'How many unread nudges the bell shows, and whether anything else is unread',
    output: Unread,
  }),
  prompts: endpoint({
    route: 'GET /api/notifications/prompts',
    access: 'member',
    summary:
      'The newest notifications that open a dialog on any screen: a request for the UPI code, a welcome to premium',
    output: z.array(Notification),
  }),
  markRead: endpoint({
    route: 'PATCH /api/notifications/mark-read',
    access: 'member',
    summary: 'Mark some as read, and with those of nudges the nudges',
    input: z.object({
      notificationIds: z.array(z.uuid(), { error: notificationsFault('idsInvalid') }).max(500),
    }),
    output: Unread,
    changes: ['notifications', 'nudges'],
  }),
  markAllRead: endpoint({
    route: 'PATCH /api/notifications/mark-all-read',
    access: 'member',
    summary: 'Mark all as read, and with them all nudges',
    output: Unread,
    changes: ['notifications', 'nudges'],
  }),
  preferences: endpoint({
    route: 'GET /api/notification-preferences',
    access: 'member',
    summary: 'How the member wants to be notified',
    output: NotificationPreferences,
  }),
  changePreferences: endpoint({
    route: 'PUT /api/notification-preferences',
    access: 'member',
    summary: 'Change how the member wants to be notified',
    input: PreferencesInput,
    output: NotificationPreferences,
    changes: ['notifications'],
  }),
  publicKey: endpoint({
    route: 'GET /api/notifications/vapid-public-key',
    access: 'public',
    summary: 'The key that browsers subscribe to push with',
    output: z.object({ publicKey: z.string() }),
  }),
  subscribe: endpoint({
    route: 'POST /api/notifications/subscribe',
    access: 'member',
    summary: 'Let this browser be notified',
    input: z.object({ subscription }),
    output: z.object({ message: z.string() }),
    status: 201,
  }),
  readSubscription: endpoint({
    route: 'POST /api/notifications/subscription',
    access: 'member',
    summary: 'Say whether this browser is notified; one that its push service has ended is not',
    input: z.object({ endpoint: z.string().max(2000) }),
    output: z.object({ isKnown: z.boolean() }),
  }),
  unsubscribe: endpoint({
    route: 'POST /api/notifications/unsubscribe',
    access: 'member',
    summary: 'Stop notifying this browser',
    input: z.object({ endpoint: z.string().max(2000) }),
    status: 204,
  }),
  testPush: endpoint({
    route: 'POST /api/notifications/test-push',
    access: 'member',
    summary: 'Send a test to the member’s browsers',
    output: z.object({ message: z.string() }),
    limit: pushTestLimit,
    changes: ['notifications'],
  }),
};
