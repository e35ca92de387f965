import { brand } from '#domain/kernel/brand.ts';
import { isolated } from '../isolated.ts';

export const subscriptionText = {
  limitReached: {
    date_events: (limit: number) =>
      `The free plan allows ${limit} ${limit === 1 ? 'date' : 'dates'} a month, and this month’s are planned. Upgrade to Premium for unlimited dates.`,
    memories: (limit: number) =>
      `The free plan allows ${limit} ${limit === 1 ? 'memory' : 'memories'} a month, and this month’s are kept. Upgrade to Premium for unlimited memories.`,
  },
  nothingToCancel: 'There is no subscription to cancel',

  startedTitle: 'You are a Premium member',
  startedMessage: (until: string) => `Premium is yours until ${until}.`,
  startedForBoth: (until: string, partner: string) => `It covers you and ${isolated(partner)} until ${until}.`,
  coveredTitle: 'Premium is yours too',
  coveredMessage: (firstName: string, until: string) =>
    `${isolated(firstName)}’s Premium covers you both until ${until}.`,
  endedTitle: 'Your Premium has ended',
  endedMessage: `Everything you keep in ${brand.name} stays. Renew whenever you like.`,
};

export const subscriptionScreensText = {
  title: 'Subscription',
  lead: 'Your plan, and what you have used of it.',
  loading: 'Loading your subscription…',
  failedTitle: 'Your subscription did not load',
  failedText: 'Nothing has changed. Please try again.',

  freePlan: 'Free Plan',
  premiumMember: 'Premium Member',
  freeTitle: 'Dates and memories, within a month’s limits',
  freeText: 'With Premium there are no limits, and a first date is planned for you.',
  premiumTitle: 'Everything, without limits',
  premiumUntil: (date: string) => `Premium is yours until ${date}.`,
  /** `null` for a partner without a name. */
  throughPartner: (firstName: string | null) =>
    firstName === null
      ? 'Your partner’s Premium is yours too, while you are a couple.'
      : `${isolated(firstName)}’s Premium is yours too, while you are a couple.`,
  endsOn: (date: string) => `Cancelled. Premium stays yours until ${date}, then the free plan begins.`,
  upgrade: 'Upgrade to Premium',
  cancel: 'Cancel Subscription',
  cancelTitle: 'Cancel your subscription?',
  cancelText: (date: string) =>
    `Premium stays yours until ${date}. After that the free plan’s limits count again. Everything you keep in ${brand.name} stays.`,
  keep: 'Keep Premium',
  cancelled: 'Subscription Cancelled',
  cancelledText: (date: string) => `It ends with the current billing period, on ${date}.`,
  error: 'Error',
  cancelFailed: 'Failed to cancel subscription. Please try again.',
  checkedText: 'Nothing more is to be paid. You will be told as soon as Premium begins.',
  seePayment: 'See the payment',
  welcomeDone: 'Let’s begin',

  usage: 'This Month',
  dateEvents: 'Date Events',
  memories: 'Memories',
  used: (used: number, limit: number) => `${used} of ${limit}`,
  usedUnlimited: (used: number) => `${used} this month`,
  unlimited: 'Unlimited',
  limitReached: 'Limit reached',
  limitReachedText: 'It starts again on the first of the month. Premium has no limit.',

  benefits: 'Premium Benefits',
  choosePlan: 'Choose Your Plan',
  seeAllBenefits: 'See All Benefits',

  payments: 'Payments',
  paymentStates: { pending: 'Being checked', confirmed: 'Confirmed', rejected: 'Not confirmed' },
  methods: { upi: 'UPI', razorpay: 'Razorpay' },
  reference: (reference: string) => `Reference ${reference}`,

  paymentSuccessful: 'Payment Successful!',
  paymentSuccessfulText: 'Premium begins as soon as the payment is confirmed.',
  paymentFailed: 'Payment failed',
} as const;

export const subscribeScreenText = {
  title: `${brand.name} Premium`,
  lead: 'One plan, for a whole year.',
  /** For search engines and previews. */
  description: (fromMonthly: number) =>
    `${brand.name} Premium for couples: unlimited dates and memories, nudges, and dates planned for you. Plans from ₹${fromMonthly} per month.`,
  loading: 'Loading the checkout…',
  failedTitle: 'The checkout did not load',
  failedText: 'Nothing was paid here. Please try again.',

  plan: 'Premium',
  once: 'Paid once. No renewal without you.',
  includes: 'Premium Benefits',

  pay: 'Pay by UPI',
  scan: (amount: string) => `Scan with any UPI app and pay ${amount}`,
  qrLabel: (amount: string, payee: string) => `QR code that pays ${amount} to ${isolated(payee)} by UPI`,
  openApp: (amount: string) => `Pay ${amount} with a UPI app`,
  upiId: 'UPI ID',
  payee: 'Paid to',
  amount: 'Amount',
  reference: 'Reference',
  copyUpiId: 'Copy UPI ID',
  upiIdCopied: 'UPI ID copied',
  thenTell: 'When it is paid, tell us.',
  completed: "I've Completed the Payment",
  completedHint: 'We compare it with our account. Premium begins once it is confirmed, mostly within a day.',
  hosted: 'Pay on Razorpay instead',
  hostedHint: 'Cards, netbanking and wallets. Premium begins at once.',
  hostedFailed: 'The payment page did not open',
  rejected: 'Your last payment could not be confirmed',

  waitingTitle: (amount: string) => `Noted. We are checking your payment of ${amount}.`,
  pendingText: (reference: string) =>
    `Reference ${reference}. No need to pay again: you will be told as soon as Premium begins, and this page changes by itself.`,
  showAgain: 'Show the payment details again',
  partnerWaitingTitle: (name: string) => `${isolated(name)}’s payment is being checked`,
  partnerWaitingText: (name: string, when: string) =>
    `${isolated(name)} paid for Premium (${when}). No need to pay again: wait until it is confirmed, usually within a day. This page changes when it is.`,
  payAnyway: 'Pay for my own Premium',
  tellPreferences: 'Plan my date',
  toDashboard: 'Go to Dashboard',

  premiumTitle: 'You are a Premium member',
  manage: 'Manage Subscription',

  preferencesTitle: 'Your date, as you like it',
  preferencesText: 'Tell us what you wish for. We plan it and call you within 24 hours.',
  location: 'Preferred location',
  locationExample: 'Sabarmati riverfront, Ahmedabad',
  dateType: 'Date type',
  time: 'Time',
  budget: 'Budget',
  phone: 'Contact phone',
  phoneExample: '98765 43210',
  requests: 'Special requests',
  requestsExample: 'Vegetarian, a quiet table, a song…',
  choose: 'Choose…',
  submit: 'Submit Preferences',
  later: 'Later',
  submitted: 'Date Preferences Submitted!',
  submittedText: 'We will contact you within 24 hours.',
  submissionFailed: 'Submission Failed',
  tryAgain: 'Please try again.',
} as const;
