import { z } from 'zod';
import { ACHIEVEMENTS } from '#domain/achievements/definitions.ts';
import { CONCIERGE_KINDS } from '#domain/concierge/facts.ts';
import { localize } from '#domain/kernel/localize.ts';
import { translationsOf } from '#domain/kernel/translations.ts';
import type { PushGroup } from '#domain/notifications/facts.ts';
import { paths, PREMIUM_WELCOME_PATH } from '#domain/registry/screen-paths.ts';
import { achievementsText } from '#messages/achievements.ts';
import { conciergeText } from '#messages/concierge.ts';
import { giftCardsText } from '#messages/gift-cards.ts';
import { importantDatesText } from '#messages/important-dates.ts';
import { notificationsText as text } from '#messages/notifications.ts';
import { paymentsText } from '#messages/payments.ts';
import { readersLanguage } from '#messages/reader-language.ts';
import { subscriptionText } from '#messages/subscription.ts';
import type { NotificationType } from '#server/db/generated.ts';
import { formatInstantDate, formatNumber, formatWeekday } from '#server/platform/format.ts';
import { DATE_KINDS } from './date-kind-policy.ts';
import { type Ask, type Kind, kind, type NotificationText } from './kind-shape-policy.ts';
import { LIST_KINDS } from './list-kind-policy.ts';
import { MONEY_KINDS } from './money-kind-policy.ts';
import { TALK_KINDS } from './talk-kind-policy.ts';
import { TRASH_KINDS } from './trash-kind-policy.ts';

const none = z.object({});
const firstNameOnly = z.object({ firstName: z.string() });
/** An admin's own text, and its translations. Readers get the English text for a missing one. */
const ownWords = z.object({
  title: z.string(),
  message: z.string(),
  translations: translationsOf({ title: z.string().optional(), message: z.string().optional() }).optional(),
});
const writeOwnWords = (words: z.output<typeof ownWords>) => localize(words, readersLanguage());

/**
 * Every kind of notification. A row holds the kind and its parameters and is worded when read, so a kind is never
 * removed, and its parameters are extended by optional ones only.
 */
export const NOTIFICATION_KINDS = {
  ...DATE_KINDS,
  ...TALK_KINDS,
  ...LIST_KINDS,
  ...MONEY_KINDS,
  ...TRASH_KINDS,
  nudge: kind(
    ['nudge', 'nudges', null],
    paths.nudges,
    z.object({ firstName: z.string(), message: z.string() }),
    ({ firstName, message }) => ({ title: text.nudgeTitle(firstName), message }),
  ),
  nudge_heart: kind(['other', 'nudges', null], paths.nudges, firstNameOnly, ({ firstName }) => ({
    title: text.nudgeHeart(firstName),
    message: text.nudgeHeartMessage,
  })),
  partner_joined: kind(['other', null, null], paths.dashboard, firstNameOnly, ({ firstName }) => ({
    title: text.partnerJoined(firstName),
    message: text.partnerJoinedMessage,
  })),
  partner_left: kind(
    ['other', null, null],
    paths.dashboard,
    z.object({ firstName: z.string(), tookOwn: z.boolean() }),
    ({ firstName, tookOwn }) => ({
      title: text.partnerLeft(firstName),
      message: tookOwn ? text.partnerTookOwn(firstName) : text.partnerLeftMessage,
    }),
  ),
  achievement: kind(
    ['achievement', 'offers', null],
    paths.achievements,
    z.object({ achievementId: z.string(), coins: z.number() }),
    ({ achievementId, coins }) => {
      const achievement = ACHIEVEMENTS.find(({ id }) => id === achievementId);
      const name = achievement ? achievementsText.milestones[achievement.key].name : '';
      const message = achievementsText.unlockedMessage(name, achievement?.points ?? 0, coins);
      return { title: achievementsText.unlockedTitle, message };
    },
  ),
  achievements: kind(
    ['achievement', 'offers', null],
    paths.achievements,
    z.object({ count: z.number() }),
    ({ count }) => ({
      title: achievementsText.unlockedTitle,
      message: achievementsText.unlockedSeveral(count),
    }),
  ),
  important_date: kind(
    ['reminder', 'reminders', null],
    paths.importantDates,
    z.object({ date: z.string(), daysLeft: z.number(), title: z.string().optional() }),
    ({ date, daysLeft, title }) => ({
      title: title ?? importantDatesText.reminderTitle,
      message: title
        ? importantDatesText.namedReminderMessage(daysLeft, formatWeekday(date))
        : importantDatesText.reminderMessage(daysLeft, formatWeekday(date)),
    }),
    ({ date, daysLeft }) => ({
      title: importantDatesText.reminderTitle,
      message: importantDatesText.reminderMessage(daysLeft, formatWeekday(date)),
    }),
  ),
  gift_card_fulfilled: kind(['other', null, null], paths.redeem, z.object({ brand: z.string() }), ({ brand }) => ({
    title: giftCardsText.fulfilledTitle,
    message: giftCardsText.fulfilledMessage(brand),
  })),
  gift_card_cancelled: kind(['other', null, null], paths.redeem, z.object({ coins: z.number() }), ({ coins }) => ({
    title: giftCardsText.cancelledTitle,
    message: giftCardsText.cancelledMessage(formatNumber(coins)),
  })),
  concierge_answered: kind(
    ['other', null, null],
    paths.concierge,
    z.object({ request: z.enum(CONCIERGE_KINDS), occasion: z.string() }),
    ({ request, occasion }) => ({ title: conciergeText.answeredTitle[request], message: occasion }),
    () => ({ title: conciergeText.answeredQuietly, message: conciergeText.openToRead }),
  ),
  payment_rejected: kind(['other', null, null], paths.subscribe, z.object({ reason: z.string() }), ({ reason }) => ({
    title: paymentsText.rejectedTitle,
    message: reason,
  })),
  premium_started: kind(
    ['other', null, null],
    PREMIUM_WELCOME_PATH,
    z.object({ until: z.string(), partner: z.string().optional() }),
    ({ until, partner }) => ({
      title: subscriptionText.startedTitle,
      message: partner
        ? subscriptionText.startedForBoth(formatInstantDate(until), partner)
        : subscriptionText.startedMessage(formatInstantDate(until)),
    }),
  ),
  premium_covers: kind(
    ['other', null, null],
    PREMIUM_WELCOME_PATH,
    z.object({ until: z.string(), firstName: z.string() }),
    ({ until, firstName }) => ({
      title: subscriptionText.coveredTitle,
      message: subscriptionText.coveredMessage(firstName, formatInstantDate(until)),
    }),
  ),
  premium_ended: kind(['other', null, null], paths.subscribe, none, () => ({
    title: subscriptionText.endedTitle,
    message: subscriptionText.endedMessage,
  })),
  test: kind(['other', null, null], paths.notificationTest, none, () => ({
    title: text.testTitle,
    message: text.testMessage,
  })),
  // Filed and opened by the template they began with.
  campaign: kind(['other', 'offers', null], paths.dashboard, ownWords, writeOwnWords),
  campaign_new_deals: kind(['deal', 'offers', null], paths.deals, ownWords, writeOwnWords),
  campaign_premium_features: kind(['other', 'offers', null], paths.subscription, ownWords, writeOwnWords),
  campaign_memory_reminder: kind(['reminder', 'offers', null], paths.memories, ownWords, writeOwnWords),
  campaign_date_suggestion: kind(['reminder', 'offers', null], paths.datePlanning, ownWords, writeOwnWords),
} as const;

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;
type ParamsOf<K extends NotificationKind> = z.input<(typeof NOTIFICATION_KINDS)[K]['params']>;
/** A kind with its parameters. */
export type NotificationContent = {
  [K in NotificationKind]: { kind: K; params: ParamsOf<K> };
}[NotificationKind];

interface Stored {
  kind: string;
  params: unknown;
}

/** Returns the notification's type in the bell, and the path that a tap opens. */
export function fileNotification(content: NotificationContent): { type: NotificationType; path: string } {
  const { type, params, pathOf }: Kind<z.ZodType> = NOTIFICATION_KINDS[content.kind];
  return { type, path: pathOf(params.parse(content.params)) };
}

/** Words a stored notification. Throws for a kind or parameters that no version of the app has written. */
export function writeNotification(stored: Stored): NotificationText {
  const { params, write } = kindOf(stored);
  return write(params.parse(stored.params));
}

/** Words a notification for the lock screen, which names a reminder only if the member allows it. */
export function writeLockScreenText(
  stored: Stored,
  { namesRemindersOnLockScreen }: { namesRemindersOnLockScreen: boolean },
): NotificationText {
  const { params, write, writeForLockScreen: writeLess = write } = kindOf(stored);
  const isNamed = stored.kind === 'important_date' && namesRemindersOnLockScreen;
  return (isNamed ? write : writeLess)(params.parse(stored.params));
}

/** Returns the group by which a reader switches off pushes of the kind, or `null` if they cannot. */
export function groupOf(stored: { kind: string }): PushGroup | null {
  return kindOf(stored).group;
}

/** Returns what a notification of the kind asks its reader for. */
export function askOf(stored: { kind: string }): Ask | null {
  return kindOf(stored).asks;
}

/** Returns what a notification is about, by its parameters; `undefined` if its subject says so. */
export function aboutOf(stored: Stored): string | undefined {
  const { params, aboutOf: nameSubject } = kindOf(stored);
  return nameSubject?.(params.parse(stored.params));
}

/** The kinds that ask their reader for something. */
export const ASKING_KINDS: readonly string[] = Object.entries<Kind<z.ZodType>>(NOTIFICATION_KINDS)
  .filter(([, { asks }]) => asks !== null)
  .map(([name]) => name);

function kindOf({ kind: name }: { kind: string }): Kind<z.ZodType> {
  if (!isKind(name)) throw new Error(`no notification is of the kind ${name}`);
  return NOTIFICATION_KINDS[name];
}

function isKind(name: string): name is NotificationKind {
  return Object.hasOwn(NOTIFICATION_KINDS, name);
}
