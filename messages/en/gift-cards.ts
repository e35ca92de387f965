import { brand } from '#domain/kernel/brand.ts';
import { isolated } from '../isolated.ts';

export const giftCardsText = {
  emailUnverified: 'Please verify your email address before you redeem a gift card.',
  needsCouple: 'Gift cards are for couples of two members who have both verified their email addresses.',
  accountTooNew: (from: string) => `New members wait a little: you can order gift cards from ${from} on.`,
  outOfStock: 'This gift card is out of stock at the moment. Your points are untouched.',
  ordered: 'You will receive your gift card within 24 hours via email.',
  /** Lines of the statement. */
  entry: (giftCard: string) => `Gift card: ${giftCard}`,
  refundEntry: (giftCard: string) => `Refund: ${giftCard}`,
  /** '₹500 Amazon' */
  name: (giftCardBrand: string, rupees: string) => `${giftCardBrand}, ₹${rupees}`,

  fulfilledTitle: 'Your gift card is here',
  fulfilledMessage: (giftCardBrand: string) => `Open it to see the code for ${giftCardBrand}.`,
  cancelledTitle: 'Your gift card was cancelled',
  cancelledMessage: (coins: string) =>
    coins === '1' ? '1 point is back in your balance.' : `${coins} points are back in your balance.`,

  greeting: (firstName: string) => `Hello ${isolated(firstName)},`,
  fulfilledSubject: (giftCardBrand: string) => `Your ${giftCardBrand} gift card`,
  fulfilledLine: (giftCard: string) => `here is the gift card that you earned together: ${giftCard}.`,
  validLine: (until: string) => `It is valid until ${until}. This is its code:`,
  termsLine: (terms: string) => `Terms: ${terms}`,
  cancelledSubject: (giftCardBrand: string) => `Your ${giftCardBrand} gift card could not be sent`,
  cancelledLine: (giftCard: string) => `we are sorry: we could not get you the gift card ${giftCard}.`,
  refundLine: (coins: string) =>
    coins === '1' ? 'Your point is back in your balance.' : `All ${coins} points are back in your balance.`,
  open: `Open ${brand.name}`,
  mailFooter: 'You get this email because you redeemed a gift card.',
};

export const giftCardScreensText = {
  title: 'Redeem',
  lead: 'What the two of you earned, turned into something to enjoy.',
  loading: 'Loading gift cards…',
  failedTitle: 'The gift cards could not be loaded',
  failedText: 'Your connection or our server failed. Your points are safe.',

  balance: 'Your balance',
  balanceFailed: 'Your balance did not load. It is safe.',
  points: (points: string) => (points === '1' ? '1 point' : `${points} points`),
  earnMore: 'Check in every day and reach milestones to earn more.',
  toNext: (missing: string, cardBrand: string) =>
    missing === '1' ? `1 more point for ${cardBrand}` : `${missing} more points for ${cardBrand}`,
  allReachable: 'Every gift card is within your reach.',
  seeStatement: 'See your statement',

  obstacles: {
    email_unverified: 'Verify your email first',
    gift_card_account_days: 'Almost there',
    gift_card_needs_couple: 'For two',
  },
  invite: 'Invite your partner',
  verify: 'Verify email',

  categories: 'Categories',
  all: 'All',
  emptyTitle: 'No Gift Cards Available',
  emptyText: 'New ones come regularly. Your points wait for you.',
  validity: (days: number) => `Valid for ${days} ${days === 1 ? 'day' : 'days'}`,
  terms: 'Terms',
  redeemFor: (points: string) => `Redeem for ${points} points`,
  redeemThis: (points: string, cardBrand: string) => `Redeem for ${points} points: ${cardBrand}`,
  needMore: (points: string) => `Need ${points} more points`,
  outOfStock: 'Out of stock',

  confirmTitle: 'Redeem this gift card?',
  confirmNote:
    'After redemption, you will receive your gift card within 24 hours via email. This action cannot be undone.',
  confirm: 'Confirm Redemption',
  brand: 'Brand',
  denomination: 'Value',
  cost: 'Cost',
  left: 'Left afterwards',

  success: 'Redemption Successful!',
  successText: 'You will receive your gift card within 24 hours via email.',
  failed: 'Redemption Failed',
  failedToRedeem: 'Failed to redeem gift card. Please try again.',
  insufficient: 'Insufficient Points',

  orders: 'Your gift cards',
  loadingOrders: 'Loading your gift cards…',
  ordersFailed: 'Your orders could not be loaded',
  ordersEmpty: 'What you redeem appears here, with its code.',
  showAllOrders: (count: number) => `Show all ${count}`,
  statuses: { pending: 'Being prepared', fulfilled: 'Sent', cancelled: 'Cancelled, refunded' },
  orderedOn: (when: string) => `Redeemed ${when}`,
  sentBy: (when: string) => `With you by ${when}`,
  refunded: (points: string) =>
    points === '1' ? '1 point is back in your balance' : `${points} points are back in your balance`,
  validUntil: (day: string) => `Valid until ${day}`,
  code: 'Code',
  copyCode: (cardBrand: string) => `Copy the code for ${cardBrand}`,
  copied: 'Code copied',

  statementTitle: 'Statement',
  statementLead: 'Every point that came and went.',
  loadingStatement: 'Loading your statement…',
  statementFailed: 'The statement could not be loaded',
  statementEmpty: 'No points yet',
  statementEmptyText: 'Your first daily check-in on Dashboard begins this statement.',
  toDashboard: 'Go to Dashboard',
  balanceAfter: (points: string) => `Balance ${points}`,
  earned: (points: string) => `+${points}`,
  spent: (points: string) => `−${points}`,
  showMore: 'Show more',
} as const;

/** The names of gift card categories, on the cards and in every choice. */
export const giftCardCategories = {
  shopping: 'Shopping',
  food: 'Food',
  entertainment: 'Entertainment',
  travel: 'Travel',
  fashion: 'Fashion',
  electronics: 'Electronics',
  grooming: 'Grooming',
  fitness: 'Fitness',
} as const;

export const walletText = {
  alreadyCheckedIn: 'Your daily check-in is complete',
  notEnough: (needed: string, balance: string) =>
    `You need ${needed === '1' ? '1 point' : `${needed} points`} but only have ${balance}.`,
  dailyCheckIn: 'Daily check-in',
};
