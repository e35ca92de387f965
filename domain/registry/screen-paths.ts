import { brand } from '#domain/kernel/brand.ts';
import { DEFAULT_LANGUAGE, type Language } from '#domain/kernel/languages.ts';

/** The address of every screen in the specification. Mails and notifications link to them too. */
export const paths = {
  home: '/',
  about: '/about',
  benefits: '/benefits',
  events: '/events',
  waitlist: '/waitlist',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  verifyEmail: '/verify-email',
  changePassword: '/change-password',
  unsubscribe: '/unsubscribe',
  dashboard: '/dashboard',
  dailyQuestion: '/daily-question',
  datePlanning: '/date-planning',
  calendar: '/calendar',
  experiences: `/${brand.slug}-experiences`,
  finances: '/finances',
  memories: '/memories',
  fillTimeline: '/fill-your-timeline',
  offers: '/offers',
  deals: '/deals',
  partnerNotes: '/partner-notes',
  importantDates: '/important-dates',
  lists: '/lists',
  achievements: '/achievements',
  redeem: '/redeem',
  subscribe: '/subscribe',
  subscription: '/subscription',
  profile: '/profile',
  signInSettings: '/settings/sign-in',
  notificationSettings: '/settings/notifications',
  deviceSettings: '/settings/devices',
  calendarSettings: '/settings/calendar',
  dataSettings: '/settings/data',
  originalsSettings: '/settings/originals',
  trash: '/settings/trash',
  nudges: '/nudges',
  partnerInsights: '/partner-insights',
  ourYear: '/our-year',
  concierge: '/concierge',
  notificationTest: '/notification-test',
  admin: '/admin',
} as const;

/** Query parameter with which every signed-in screen shows the member's UPI code for an amount. */
export const UPI_CODE_FIELD = 'upi-code';

export function upiCodePath(amount: string): string {
  return `${paths.finances}?${UPI_CODE_FIELD}=${amount}`;
}

/** Address of the notification that premium has begun, by which the screens know to welcome the member. */
export const PREMIUM_WELCOME_FIELD = 'welcome';
export const PREMIUM_WELCOME_PATH = `${paths.subscription}?${PREMIUM_WELCOME_FIELD}=premium`;

export type Path = (typeof paths)[keyof typeof paths];

/** Returns the address of a list. */
export function listPath(listId: string): string {
  return `${paths.lists}/${listId}`;
}

/** Query parameter of the item whose list is opened. */
export const ITEM_FIELD = 'item';

/** Returns an address that leads to the list of an item. */
export function itemPath(itemId: string): string {
  return `${paths.lists}?${ITEM_FIELD}=${itemId}`;
}

/** Returns the screen's address for a path; all years share one screen, and so do all lists. */
export function screenAt(path: string): string {
  return path.replace(/^(\/our-year)\/\d{4}$/, '$1').replace(/^(\/lists)\/[0-9a-f-]{36}$/, '$1');
}

/** Returns the address of a public page in `language`. Signed-in screens have one address for all languages. */
export function localPath(path: Path, language: Language): string {
  if (language === DEFAULT_LANGUAGE) return path;
  return path === paths.home ? `/${language}` : `/${language}${path}`;
}

const accountPages: readonly Path[] = [
  paths.login,
  paths.verifyEmail,
  paths.changePassword,
  paths.forgotPassword,
  paths.unsubscribe,
];

/**
 * Returns true for a public page that members use too, at its address without a language. A member gets it in their own
 * language there; every other public page is in the language of its address.
 */
export function isAccountPage(path: string): path is Path {
  return accountPages.some((each) => each === path);
}

/** Redirects from former addresses to the current ones. */
export const formerPaths: Readonly<Record<string, Path>> = { '/join-waitlist': paths.waitlist };

/** The pages listed in the sitemap. */
export const indexedPaths: readonly Path[] = [
  paths.home,
  paths.about,
  paths.benefits,
  paths.events,
  paths.waitlist,
  paths.contact,
  paths.register,
  paths.terms,
  paths.privacy,
];
