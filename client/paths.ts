import { brand } from '#contract/brand.ts';

/** The address of every screen in the specification. Whether a screen exists yet is known by `routes.ts` (`hasScreen`). */
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
  dashboard: '/dashboard',
  datePlanning: '/date-planning',
  experiences: `/${brand.slug}-experiences`,
  finances: '/finances',
  memories: '/memories',
  offers: '/offers',
  deals: '/deals',
  partnerNotes: '/partner-notes',
  importantDates: '/important-dates',
  achievements: '/achievements',
  redeem: '/redeem',
  subscribe: '/subscribe',
  subscription: '/subscription',
  profile: '/profile',
  nudges: '/nudges',
  notificationTest: '/notification-test',
  admin: '/admin',
} as const;

export type Path = (typeof paths)[keyof typeof paths];

/** The waitlist with what was chosen on the landing page filled in. */
export function waitlistPath(choice: { type: 'pilot' | 'expansion'; city?: string }) {
  return `${paths.waitlist}?${new URLSearchParams(choice)}`;
}

/** A screen that takes the invite code of a partner's couple along. */
export function invitedPath(path: Path, inviteCode: string) {
  return `${path}?${new URLSearchParams({ invite: inviteCode })}`;
}

/** The memories with the form open for a past date. */
export function memoryOfDatePath(dateId: string) {
  return `${paths.memories}?${new URLSearchParams({ date: dateId })}`;
}

/** One memory over the whole screen, above the others. */
export function memoryPath(memoryId: string) {
  return `${paths.memories}?${new URLSearchParams({ memory: memoryId })}`;
}

/** All transactions, with their filters set; `month` as `2026-07`. */
export function transactionsPath(filters: { category?: string; month?: string } = {}) {
  return `${paths.finances}?${new URLSearchParams({ view: 'transactions', ...filters })}`;
}
