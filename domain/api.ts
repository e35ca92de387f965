import { accounts } from '#domain/accounts/api.ts';
import { achievements } from '#domain/achievements/api.ts';
import { auditAdmin } from '#domain/audit/api.ts';
import { availability } from '#domain/availability/api.ts';
import { balance } from '#domain/balance/api.ts';
import { budgets } from '#domain/budgets/api.ts';
import { busyCalendars } from '#domain/busy-calendars/api.ts';
import { calendar } from '#domain/calendar/api.ts';
import { campaignsAdmin } from '#domain/campaigns/api.ts';
import { conciergeAdmin } from '#domain/concierge/admin.ts';
import { concierge } from '#domain/concierge/api.ts';
import { contactAdmin } from '#domain/contact/admin.ts';
import { contact } from '#domain/contact/api.ts';
import { copy } from '#domain/copy/api.ts';
import { couples } from '#domain/couples/api.ts';
import { dailyMoment } from '#domain/daily-moment/api.ts';
import { dailyQuestion } from '#domain/daily-question/api.ts';
import { datePreferencesAdmin } from '#domain/date-preferences/admin.ts';
import { datePreferences } from '#domain/date-preferences/api.ts';
import { dates } from '#domain/dates/api.ts';
import { dealsAdmin } from '#domain/deals/admin.ts';
import { deals } from '#domain/deals/api.ts';
import { expenses } from '#domain/expenses/api.ts';
import { experiencesAdmin } from '#domain/experiences/admin.ts';
import { experiences } from '#domain/experiences/api.ts';
import { exports } from '#domain/exports/api.ts';
import { firstSteps } from '#domain/first-steps/api.ts';
import { fromPartner } from '#domain/from-partner/api.ts';
import { giftCardsAdmin } from '#domain/gift-cards/admin.ts';
import { giftCards } from '#domain/gift-cards/api.ts';
import { goals } from '#domain/goals/api.ts';
import { importantDates } from '#domain/important-dates/api.ts';
import { imports } from '#domain/imports/api.ts';
import { insightsAdmin } from '#domain/insights/api.ts';
import { jobsAdmin } from '#domain/jobs/api.ts';
import { lists } from '#domain/lists/api.ts';
import { memories } from '#domain/memories/api.ts';
import { notes } from '#domain/notes/api.ts';
import { notifications } from '#domain/notifications/api.ts';
import { nudges } from '#domain/nudges/api.ts';
import { operationsAdmin } from '#domain/operations/api.ts';
import { ourYear } from '#domain/our-year/api.ts';
import { panchang } from '#domain/panchang/api.ts';
import { partnerInsights } from '#domain/partner-insights/api.ts';
import { paymentsAdmin } from '#domain/payments/admin.ts';
import { payments } from '#domain/payments/api.ts';
import { recurring } from '#domain/recurring/api.ts';
import { secondFactors } from '#domain/second-factors/api.ts';
import { securityLogAdmin } from '#domain/security-log/api.ts';
import { settingsAdmin } from '#domain/settings/api.ts';
import { statement } from '#domain/statement/api.ts';
import { subscription } from '#domain/subscription/api.ts';
import { system } from '#domain/system/api.ts';
import { trash } from '#domain/trash/api.ts';
import { usersAdmin } from '#domain/users/api.ts';
import { waitlistAdmin } from '#domain/waitlist/admin.ts';
import { waitlist } from '#domain/waitlist/api.ts';
import { wallet } from '#domain/wallet/api.ts';
import { yearBooks } from '#domain/year-books/api.ts';

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
  copy,
  couples,
  dailyMoment,
  dailyQuestion,
  datePreferences,
  dates,
  deals,
  experiences,
  exports,
  expenses,
  firstSteps,
  fromPartner,
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
  panchang,
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
