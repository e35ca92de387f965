import { accounts } from './accounts.ts';
import { achievements } from './achievements.ts';
import { auditAdmin } from './admin/audit.ts';
import { campaignsAdmin } from './admin/campaigns.ts';
import { conciergeAdmin } from './admin/concierge.ts';
import { contactAdmin } from './admin/contact.ts';
import { datePreferencesAdmin } from './admin/date-preferences.ts';
import { experiencesAdmin } from './admin/experiences.ts';
import { insightsAdmin } from './admin/insights.ts';
import { giftCardsAdmin } from './admin/gift-cards.ts';
import { jobsAdmin } from './admin/jobs.ts';
import { operationsAdmin } from './admin/operations.ts';
import { paymentsAdmin } from './admin/payments.ts';
import { securityLogAdmin } from './admin/security-log.ts';
import { dealsAdmin } from './admin/deals.ts';
import { settingsAdmin } from './admin/settings.ts';
import { usersAdmin } from './admin/users.ts';
import { waitlistAdmin } from './admin/waitlist.ts';
import { trash } from './trash.ts';
import { concierge } from './concierge.ts';
import { contact } from './contact.ts';
import { couples } from './couples.ts';
import { dailyQuestion } from './daily-question.ts';
import { datePreferences } from './date-preferences.ts';
import { dates } from './dates.ts';
import { deals } from './deals.ts';
import { imports } from './imports.ts';
import { exports } from './exports.ts';
import { experiences } from './experiences.ts';
import { availability } from './availability.ts';
import { balance } from './balance.ts';
import { budgets } from './budgets.ts';
import { busyCalendars } from './busy-calendars.ts';
import { calendar } from './calendar.ts';
import { expenses } from './expenses.ts';
import { goals } from './goals.ts';
import { statement } from './statement.ts';
import { firstSteps } from './first-steps.ts';
import { giftCards } from './gift-cards.ts';
import { importantDates } from './important-dates.ts';
import { lists } from './lists.ts';
import { memories } from './memories.ts';
import { notes } from './notes.ts';
import { notifications } from './notifications.ts';
import { nudges } from './nudges.ts';
import { ourYear } from './our-year.ts';
import { payments } from './payments.ts';
import { recurring } from './recurring.ts';
import { secondFactors } from './second-factors.ts';
import { partnerInsights } from './partner-insights.ts';
import { subscription } from './subscription.ts';
import { system } from './system.ts';
import { waitlist } from './waitlist.ts';
import { wallet } from './wallet.ts';
import { yearBooks } from './year-books.ts';

/** The calls of visitors and members, by resource. */
export const memberContract = {
  accounts,
  trash,
  availability,
  balance,
  budgets,
  busyCalendars,
  calendar,
  concierge,
  contact,
  achievements,
  couples,
  dailyQuestion,
  datePreferences,
  dates,
  deals,
  experiences,
  exports,
  expenses,
  firstSteps,
  giftCards,
  goals,
  importantDates,
  imports,
  lists,
  memories,
  notes,
  notifications,
  nudges,
  ourYear,
  partnerInsights,
  payments,
  recurring,
  statement,
  secondFactors,
  subscription,
  system,
  waitlist,
  wallet,
  yearBooks,
};
export type MemberContract = typeof memberContract;

/** The calls of the admin panel, by resource: `admin.deals.create`. A member's bundles contain none of them. */
export const adminContract = {
  audit: auditAdmin,
  campaigns: campaignsAdmin,
  concierge: conciergeAdmin,
  contact: contactAdmin,
  datePreferences: datePreferencesAdmin,
  experiences: experiencesAdmin,
  giftCards: giftCardsAdmin,
  insights: insightsAdmin,
  jobs: jobsAdmin,
  operations: operationsAdmin,
  payments: paymentsAdmin,
  securityLog: securityLogAdmin,
  deals: dealsAdmin,
  settings: settingsAdmin,
  users: usersAdmin,
  waitlist: waitlistAdmin,
};
export type AdminContract = typeof adminContract;

/** The whole API: every call of the server. */
export const contract = { ...memberContract, admin: adminContract };
export type Contract = typeof contract;
