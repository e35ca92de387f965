import { brand } from '#domain/kernel/brand.ts';
import { isolated } from '../isolated.ts';
type DeletedKind =
  | 'date'
  | 'memory'
  | 'expense'
  | 'goal'
  | 'list'
  | 'note'
  | 'important_date'
  | 'private_expense'
  | 'mixed';

const deletedRecords: Readonly<Record<DeletedKind, string>> = {
  date: 'dates',
  memory: 'memories',
  expense: 'expenses',
  goal: 'savings goals',
  list: 'lists',
  note: 'notes',
  important_date: 'important dates',
  private_expense: 'expenses',
  mixed: 'records',
};

/** The title with its amount, if that is known. */
function withAmount(title: string, amount: string | null): string {
  return amount === null ? isolated(title) : `${isolated(title)} ${amount}`;
}

export const notificationsText = {
  quietTimesSame: 'Quiet hours need two different times',
  noSubscription: 'This browser is not subscribed to notifications',
  subscribed: 'Notifications are on for this browser',
  testTitle: `${brand.name} can reach you`,
  testMessage: 'This is a test notification.',
  testSent: 'A test notification is on its way',
  partnerJoined: (firstName: string) => `${isolated(firstName)} joined you`,
  partnerJoinedMessage: 'From now on you share your dates, memories, expenses and goals.',
  partnerLeft: (firstName: string) => `${isolated(firstName)} left your couple`,
  partnerLeftMessage: 'What the two of you recorded stays with you.',
  partnerTookOwn: (firstName: string) =>
    `What you recorded stays with you; ${isolated(firstName)} keeps what they recorded.`,
  nudgeTitle: (firstName: string) => `${isolated(firstName)} is thinking of you`,
  datePlanned: (firstName: string) => `${isolated(firstName)} asks you on a date`,
  dateChanged: (firstName: string) => `${isolated(firstName)} changed a date`,
  dateCancelled: (firstName: string) => `${isolated(firstName)} cancelled a date`,
  dateRestored: (firstName: string) => `${isolated(firstName)} brought a date back`,
  dateSuggested: (firstName: string) => `${isolated(firstName)} suggests another time`,
  suggestionAccepted: (firstName: string) => `${isolated(firstName)} accepted your time`,
  suggestionDeclined: (firstName: string) => `${isolated(firstName)} would rather keep the time`,
  budgetReached: (budget: string, percent: number) =>
    percent >= 100
      ? `The month’s budget is used up: ${budget}`
      : `${percent}% of the month’s budget is used: ${budget}`,
  budgetMessage: (spent: string, budget: string) => `${spent} of ${budget}`,
  /** `expenses` and `settlements` are counts, `figure` the count in the reader's digits. */
  expensesImported: (firstName: string, expenses: number, figure: string) =>
    expenses === 1
      ? `${isolated(firstName)} added an expense from a file`
      : `${isolated(firstName)} added ${figure} expenses from a file`,
  expensesImportedMessage: (settlements: number, figure: string) =>
    settlements === 0
      ? 'You both see what was added. For 24 hours, either of you can undo the import.'
      : settlements === 1
        ? 'With one settlement. You both see what was added. For 24 hours, either of you can undo the import.'
        : `With ${figure} settlements. You both see what was added. For 24 hours, either of you can undo the import.`,
  surpriseRevealed: (firstName: string, title: string) => `${isolated(firstName)} had a surprise: ${isolated(title)}`,
  surpriseRevealedQuietly: (firstName: string) => `${isolated(firstName)} had a surprise`,
  surpriseRevealedMessage: 'From today on, you both see it.',
  recurringDueTitle: 'Due soon',
  /** `amount` is `null` for what differs each time; `day` is a day of the week. */
  recurringDue: (title: string, amount: string | null, day: string, payer: string) =>
    `${withAmount(title, amount)} on ${day}. ${isolated(payer)} pays.`,
  recurringDueByBoth: (title: string, amount: string | null, day: string) =>
    `${withAmount(title, amount)} on ${day}. Paid from our money.`,
  splittingOn: (firstName: string) => `${isolated(firstName)} turned your balance on`,
  splittingOnMessage: (day: string) => `Expenses count since ${day}.`,
  splittingOff: (firstName: string) => `${isolated(firstName)} turned your balance off`,
  splittingOffMessage: 'Nothing is lost. Turn it on again, and it continues where it was.',
  upiCodeAsked: (firstName: string, amount: string) => `${isolated(firstName)} wants to pay you ${amount}`,
  upiCodeAskedMessage: 'Tap to show your UPI code.',
  upiCodeAskedQuietly: (firstName: string) => `${isolated(firstName)} wants to pay you`,
  settlementRecorded: (firstName: string) => `${isolated(firstName)} recorded a settlement`,
  settlementDeleted: (firstName: string) => `${isolated(firstName)} deleted a settlement`,
  settlementsImported: (firstName: string, figure: string, count: number) =>
    count === 1
      ? `${isolated(firstName)} recorded a settlement from a file`
      : `${isolated(firstName)} recorded ${figure} settlements from a file`,
  settlementMessage: (amount: string, method: string) => `${amount} · ${method}`,
  /** `kind` is `mixed` for records of several kinds. */
  recordsDeleted: (firstName: string, figure: string, kind: DeletedKind, until: string) =>
    `${isolated(firstName)} moved ${figure} of your ${deletedRecords[kind]} to Recently Deleted. You can bring them back until ${until}.`,
  howMuchWasIt: 'How much was it?',
  surpriseFull: 'Your surprise could not be shown',
  surpriseFullMessage: (title: string) =>
    `${isolated(title)}. You have reached the limit of expenses. Delete some for good, and you both see it.`,
  recurringFull: 'Recurring expense not added',
  recurringFullMessage: (title: string, day: string) =>
    `${isolated(title)} · ${day}. You have reached the limit of expenses. Delete some for good, and this one is added.`,
  recurringDay: (title: string, day: string) => `${isolated(title)} · ${day}`,
  gatheredTitle: (shown: string, count: number) =>
    count === 1 ? `${shown} new notification` : `${shown} new notifications`,
  /** For lock screens that must not show the content. */
  hidden: (shown: string, count: number) =>
    count === 1 ? 'There is something new for you.' : `There are ${shown} new things for you.`,
  unsubscribe: 'Unsubscribe from such emails',
  unsubscribed: 'You will get no more of these emails. Those about your account still come.',
  openToRead: 'Open the app to read it.',
  nudgeHeart: (firstName: string) => `${isolated(firstName)} sent you a heart`,
  nudgeHeartMessage: 'For your nudge.',
  titleFromTo: (from: string, to: string) => `“${from}” is now “${to}”`,
  timeFromTo: (what: string, from: string, to: string) => `${what}: from ${from} to ${to}`,
  /** `null` without a place. */
  placeFromTo: (what: string, from: string | null, to: string | null) =>
    `${what}: from ${from ?? 'no place'} to ${to ?? 'no place'}`,
  dateAnswered: {
    accepted: (firstName: string) => `${isolated(firstName)} said yes`,
    maybe: (firstName: string) => `${isolated(firstName)} said maybe`,
    rejected: (firstName: string) => `${isolated(firstName)} cannot make it`,
  },
};

/** The bell of the header, its dialog, and the card that offers notifications. */
export const bellText = {
  failedTitle: 'Your notifications could not be loaded',
  failedText: 'Please check your connection and try again.',
  emptyTitle: 'All quiet',
  emptyText: 'Your nudges, dates and reminders appear here.',
  emptyAction: 'Plan a Date',
  showMore: 'Show more',
  newOnes: 'New',
  today: 'Today',
  yesterday: 'Yesterday',
  showAll: (count: number) => `Show all ${count}`,
  markAll: 'Mark all as read',
  allRead: 'All notifications marked as read',
  allReadText: 'Your notification count has been cleared.',
  markFailed: 'Not marked as read',
  markFailedText: 'Please try again.',
  new: 'New',
  check: 'Check notifications on this device',
  types: {
    nudge: 'Nudge',
    achievement: 'Milestone',
    deal: 'Deal',
    reminder: 'Reminder',
    other: 'Message',
  },

  offerTitle: (name: string) => `Hear it when ${isolated(name)} thinks of you`,
  offerText: 'Nudges, new dates and reminders, even when the app is closed. No advertising.',
  enable: 'Enable',
  notNow: 'Not Now',
  permissionDenied: 'Notification permission denied',
  noWorker: 'The app’s background part is not running in this browser',
  noKeys: 'The browser did not give its keys',
  saveFailed: (answer: string) => `Failed to save subscription: ${answer}`,
} as const;

/** Sentences for several new notifications of one kind and day. Kinds without one are shown one by one. */
export const gatheredText = {
  nudge: (name: string, count: number) => `${isolated(name)} sent you ${count} nudges`,
  nudge_heart: (name: string, count: number) => `${isolated(name)} sent you ${count} hearts`,
  date_planned: (name: string, count: number) => `${isolated(name)} asks you about ${count} dates`,
  date_changed: (name: string, count: number) => `${isolated(name)} changed ${count} dates`,
  date_cancelled: (name: string, count: number) => `${isolated(name)} cancelled ${count} dates`,
  date_restored: (name: string, count: number) => `${isolated(name)} brought ${count} dates back`,
  date_accepted: (name: string, count: number) => `${isolated(name)} said yes to ${count} dates`,
  date_maybe: (name: string, count: number) => `${isolated(name)} said maybe to ${count} dates`,
  date_rejected: (name: string, count: number) => `${isolated(name)} cannot make it to ${count} dates`,
  date_suggested: (name: string, count: number) => `${isolated(name)} suggests another time for ${count} dates`,
  date_suggestion_accepted: (name: string, count: number) => `${isolated(name)} accepted your time for ${count} dates`,
  date_suggestion_declined: (name: string, count: number) =>
    `${isolated(name)} would rather keep the time of ${count} dates`,
  memory_comment: (name: string, count: number) => `${isolated(name)} wrote ${count} comments on your memories`,
  memory_reaction: (name: string, count: number) => `${isolated(name)} reacted to ${count} memories`,
  date_comment: (name: string, count: number) => `${isolated(name)} wrote ${count} comments on your dates`,
  date_reaction: (name: string, count: number) => `${isolated(name)} reacted to ${count} dates`,
  daily_question_comment: (name: string, count: number) => `${isolated(name)} wrote ${count} comments on your answers`,
  daily_question_reaction: (name: string, count: number) => `${isolated(name)} reacted to ${count} of your answers`,
  list_item_due: (_name: string, count: number) => `${count} items on your lists are for today`,
  list_item_given: (name: string, count: number) => `${isolated(name)} has ${count} things for you to do`,
  important_date: (_name: string, count: number) => `${count} important dates are coming up`,
  recurring_waiting: (_name: string, count: number) => `How much were these ${count}?`,
  recurring_full: (_name: string, count: number) => `${count} recurring expenses were not added`,
  budget_reached: (_name: string, count: number) => `${count} budgets are nearly or fully used`,
  settlement_recorded: (name: string, count: number) => `${isolated(name)} recorded ${count} settlements`,
  settlement_deleted: (name: string, count: number) => `${isolated(name)} deleted ${count} settlements`,
  expenses_imported: (name: string, count: number) => `${isolated(name)} added expenses from ${count} files`,
  achievement: (_name: string, count: number) => `${count} Love Milestones Unlocked!`,
  gift_card_fulfilled: (_name: string, count: number) => `${count} of your gift cards are here`,
};
