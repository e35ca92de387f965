import { z } from 'zod';
import { id, instant } from '#domain/kernel/fields.ts';
import { NOTIFICATION_TYPES, notificationsFault, type PushGroup } from './facts.ts';

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
export const subscription = z.object(
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
export const Unread = z.object({
  unreadNudges: z.number().int(),
  hasOtherUnread: z.boolean(),
  /** True if one of the unread ones may open a dialog on any screen. */
  hasPrompts: z.boolean(),
});

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

export const NotificationPreferences = z.object({
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
export const PreferencesInput = z
  .object({
    push: pushes.partial(),
    quietHours: quietHours.partial(),
    hidesContentOnLockScreen: choice,
    namesRemindersOnLockScreen: choice,
    takesMails: choice,
  })
  .partial();
export type PreferencesInput = z.infer<typeof PreferencesInput>;
