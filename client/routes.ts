import type { RouteConfigEntry } from '@react-router/dev/routes';
import { formerPaths, type Path, paths } from './paths.ts';

/**
 * Entry in the table of all screens. An address outside the table shows 'not found'; `routes.test.ts` compares the
 * table with the list of addresses.
 */
interface Screen {
  path: Path;
  /** Parameter after the path, in React Router's syntax. */
  parameter?: `:${string}?`;
  file: string;
  /** Distinguishes two addresses of one screen. */
  id?: string;
}

/**
 * Pages open to everyone, rendered by the build and run by plain scripts (`public-pages/pages.tsx`). They are outside
 * the app.
 */
const publicScreens: Screen[] = [
  { path: paths.home, file: 'features/landing/screens/landing-screen.tsx' },
  { path: paths.about, file: 'features/about/screens/about-screen.tsx' },
  { path: paths.benefits, file: 'features/benefits/screens/benefits-screen.tsx' },
  { path: paths.events, file: 'features/events/screens/events-screen.tsx' },
  { path: paths.contact, file: 'features/contact/screens/contact-screen.tsx' },
  { path: paths.waitlist, file: 'features/waitlist/screens/waitlist-screen.tsx' },
  { path: paths.terms, file: 'features/legal/screens/terms-screen.tsx' },
  { path: paths.privacy, file: 'features/legal/screens/privacy-screen.tsx' },
  { path: paths.login, file: 'features/accounts/screens/login-screen.tsx' },
  { path: paths.register, file: 'features/accounts/screens/register-screen.tsx' },
  { path: paths.verifyEmail, file: 'features/accounts/screens/verify-email-screen.tsx' },
  { path: paths.forgotPassword, file: 'features/accounts/screens/forgot-password-screen.tsx' },
  { path: paths.unsubscribe, file: 'features/accounts/screens/unsubscribe-screen.tsx' },
  { path: paths.changePassword, file: 'features/accounts/screens/change-password-screen.tsx' },
];

/** Screens behind the session gate, inside the side menu and the bottom bar. */
const memberScreens: Screen[] = [
  { path: paths.dashboard, file: 'features/dashboard/screens/dashboard-screen.tsx' },
  { path: paths.datePlanning, file: 'features/dates/screens/date-planning-screen.tsx' },
  { path: paths.calendar, file: 'features/calendar/screens/calendar-screen.tsx' },
  { path: paths.experiences, file: 'features/experiences/screens/experiences-screen.tsx' },
  { path: paths.finances, file: 'features/finances/screens/finances-screen.tsx' },
  { path: paths.memories, file: 'features/memories/screens/memories-screen.tsx' },
  { path: paths.fillTimeline, file: 'features/camera-roll/screens/fill-timeline-screen.tsx' },
  { path: paths.partnerNotes, file: 'features/notes/screens/partner-notes-screen.tsx' },
  {
    path: paths.importantDates,
    file: 'features/important-dates/screens/important-dates-screen.tsx',
  },
  { path: paths.lists, parameter: ':listId?', file: 'features/lists/screens/lists-screen.tsx' },
  { path: paths.deals, file: 'features/deals/screens/deals-screen.tsx' },
  { path: paths.offers, file: 'features/deals/screens/deals-screen.tsx', id: 'offers' },
  { path: paths.achievements, file: 'features/achievements/screens/achievements-screen.tsx' },
  { path: paths.redeem, file: 'features/gift-cards/screens/redeem-screen.tsx' },
  { path: paths.nudges, file: 'features/nudges/screens/nudges-screen.tsx' },
  { path: paths.partnerInsights, file: 'features/partner-insights/screens/partner-insights-screen.tsx' },
  { path: paths.ourYear, parameter: ':year?', file: 'features/our-year/screens/our-year-screen.tsx' },
  { path: paths.dailyQuestion, file: 'features/daily-question/screens/daily-question-screen.tsx' },
  { path: paths.concierge, file: 'features/concierge/screens/concierge-screen.tsx' },
  { path: paths.notificationTest, file: 'features/notifications/screens/notification-test-screen.tsx' },
  { path: paths.profile, file: 'features/profile/screens/profile-screen.tsx' },
  { path: paths.signInSettings, file: 'features/settings/screens/sign-in-screen.tsx' },
  { path: paths.notificationSettings, file: 'features/settings/screens/notifications-screen.tsx' },
  { path: paths.deviceSettings, file: 'features/settings/screens/devices-screen.tsx' },
  { path: paths.calendarSettings, file: 'features/settings/screens/calendar-screen.tsx' },
  { path: paths.dataSettings, file: 'features/settings/screens/data-screen.tsx' },
  { path: paths.originalsSettings, file: 'features/settings/screens/originals-screen.tsx' },
  { path: paths.trash, file: 'features/settings/screens/trash-screen.tsx' },
  { path: paths.subscription, file: 'features/subscription/screens/subscription-screen.tsx' },
  { path: paths.subscribe, file: 'features/subscription/screens/subscribe-screen.tsx' },
  { path: paths.admin, file: 'features/admin/screens/admin-screen.tsx' },
];

// The component showcase is for developers and not part of a release.
const developmentRoutes: RouteConfigEntry[] =
  process.env.NODE_ENV === 'production' ? [] : [{ path: '/ui', file: 'shell/gallery/gallery-screen.tsx' }];

/** Addresses of the pages that the build renders. */
export const publicPaths: readonly Path[] = publicScreens.map((screen) => screen.path);

/** Addresses of the app's screens for members. */
export const memberPaths: readonly Path[] = [paths.home, ...memberScreens.map((screen) => screen.path)];

/** Lists every screen with its audience, for the documents. */
export function describeScreens() {
  const ofVisitors = publicScreens.map((screen) => ({
    ...screen,
    access: screen.path === paths.home ? 'visitors; members see the dashboard there' : 'everyone',
  }));
  return [...ofVisitors, ...memberScreens.map((screen) => ({ ...screen, access: 'members' }))];
}

/** Routes to addresses outside the app, for links inside it. */
const waysOut: RouteConfigEntry[] = [...publicPaths, ...Object.keys(formerPaths)]
  .filter((path) => path !== paths.home)
  .map((path) => ({ id: path, path, file: 'shell/leave-app-screen.tsx' }));

const routes: RouteConfigEntry[] = [
  { index: true, file: 'shell/home-screen.tsx' },
  {
    file: 'shell/member-layout.tsx',
    children: memberScreens.map(({ parameter, ...screen }) => ({
      ...screen,
      path: parameter ? `${screen.path}/${parameter}` : screen.path,
    })),
  },
  ...waysOut,
  ...developmentRoutes,
  { path: '*', file: 'shell/not-found-screen.tsx' },
];

export default routes;
