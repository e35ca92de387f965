import type { Overview, Revenue } from '#domain/insights/schema.ts';
import { percentOf } from '#domain/kernel/money.ts';
import type { Database } from '#server/db/database.ts';
import { countPayingPartners, monthlyFee, readPartnerFigures } from '#server/features/deals/figures-service.ts';
import { readNumber } from '#server/features/settings/service.ts';
import { readWaitlistFigures } from '#server/features/waitlist/admin-service.ts';
import { toIso, todayInIndia } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { birthdayKeys, fillDays, GIFT_BUDGET, GOALS, monthsUntil, toMoney } from './policy.ts';
import {
  countBirthdays,
  countPremium,
  countUsers,
  listBirthdays,
  listDealFees,
  readDays,
  readMonths,
  sumPaid,
} from './queries.ts';
import { refreshStats } from './rollup-service.ts';

const SERIES_DAYS = 30;
const URGENT_BIRTHDAYS = 5;
const RECEIVED_MONTHS = 12;

/** Returns the figures of the first tab and of the cards above all tabs. */
export async function readOverview(context: MemberContext): Promise<Overview> {
  await refreshStats(context);
  const { db, clock } = context;
  const today = todayInIndia(clock);
  const since = Temporal.PlainDate.from(today).subtract({ days: SERIES_DAYS }).toString();
  const [users, model, partners, waitlist, birthdays, joined, redemptions] = await Promise.all([
    countUsers(db, toIso(clock.now())),
    readRevenueModel(context),
    readPartnerFigures(context),
    readWaitlistFigures(context),
    readBirthdays(db, today),
    readDays(db, 'users', since),
    readDays(db, 'redemptions', since),
  ]);
  const { deals, ...revenue } = model;
  const goal = (name: Overview['goals'][number]['goal'], current: number, target: number) => ({
    goal: name,
    current,
    target,
    percent: Math.min(100, percentOf(current, target)),
  });
  return {
    users: {
      total: users.total,
      premium: revenue.premiumUsers,
      joined: fillDays(joined, today, SERIES_DAYS),
    },
    deals: {
      total: deals.total,
      active: deals.live.length,
      redemptions: fillDays(redemptions, today, SERIES_DAYS),
    },
    premiumPercent: percentOf(revenue.premiumUsers, users.total),
    waitlist: {
      total: waitlist.total,
      pilot: waitlist.pilot,
      pilotPercent: percentOf(waitlist.pilot, waitlist.total),
    },
    revenue,
    birthdays: { known: users.withBirthday, total: users.total, ...birthdays },
    goals: [
      goal('pilotCouples', waitlist.pilot, GOALS.pilotCouples),
      goal('premiumUsers', revenue.premiumUsers, GOALS.premiumUsers),
      goal('cafes', partners.cafes, GOALS.cafes),
      goal('monthlyRevenue', Number(revenue.totalMrr), revenue.monthlyTarget),
    ],
  };
}

/** Returns the revenue model of the specification beside the received revenue. */
export async function readRevenue(context: MemberContext): Promise<Revenue> {
  await refreshStats(context);
  const [model, months] = await Promise.all([readRevenueModel(context), readMonths(context.db, 'received')]);
  const { deals, ...revenue } = model;
  return {
    ...revenue,
    received: monthsUntil(todayInIndia(context.clock), RECEIVED_MONTHS).map((month) => ({
      month,
      value: months.get(month) ?? 0,
    })),
    receivedTotal: toMoney([...months.values()].reduce((total, value) => total + value, 0)),
    partners: deals.live.map(({ id, businessName, title, fee }) => ({
      id,
      businessName,
      title,
      fee,
      monthly: toMoney(monthlyFee(fee)),
    })),
  };
}

async function readRevenueModel({ db, clock }: MemberContext) {
  const nowIso = toIso(clock.now());
  const [premiumUsers, paid, deals, premiumPrice, monthlyTarget] = await Promise.all([
    countPremium(db, nowIso),
    sumPaid(db, nowIso),
    listDealFees(db),
    readNumber(db, 'premium_subscription_price'),
    readNumber(db, 'monthly_revenue_target'),
  ]);
  const fees = deals.live.map(({ fee }) => monthlyFee(fee)).filter((fee) => fee > 0);
  const partnershipRevenue = fees.reduce((total, fee) => total + fee, 0);
  const premiumRevenue = premiumUsers * premiumPrice;
  return {
    deals,
    premiumUsers,
    premiumPrice,
    premiumRevenue: toMoney(premiumRevenue),
    partnershipRevenue: toMoney(partnershipRevenue),
    totalMrr: toMoney(premiumRevenue + partnershipRevenue),
    annualRunRate: toMoney(premiumRevenue * 12),
    averagePartnershipFee: fees.length === 0 ? 0 : Math.round(partnershipRevenue / fees.length),
    payingPartners: countPayingPartners(deals.live),
    monthlyTarget,
    paid: {
      members: paid.members,
      monthly: toMoney(Number(paid.yearly) / 12),
      yearly: toMoney(Number(paid.yearly)),
    },
  };
}

async function readBirthdays(db: Database, today: string) {
  const keys = birthdayKeys(today, 30);
  const [counts, urgent] = await Promise.all([countBirthdays(db, keys), listBirthdays(db, keys, URGENT_BIRTHDAYS)]);
  const within = (days: number) => birthdayKeys(today, days).reduce((total, key) => total + (counts.get(key) ?? 0), 0);
  const next30Days = within(30);
  return {
    today: within(0),
    next7Days: within(7),
    next30Days,
    giftOpportunity: toMoney(GIFT_BUDGET * next30Days),
    urgent: urgent.map(({ key, ...member }) => ({ ...member, inDays: daysUntil(today, key) })),
  };
}

/**
 * Counts the days from `today` to the next occurrence of a month and day. 29 February counts as the 28th in a common
 * year.
 */
function daysUntil(today: string, key: number): number {
  const start = Temporal.PlainDate.from(today);
  const next = [start.year, start.year + 1]
    .map((year) =>
      Temporal.PlainDate.from({ year, month: Math.floor(key / 100), day: key % 100 }, { overflow: 'constrain' }),
    )
    .find((date) => Temporal.PlainDate.compare(date, start) >= 0);
  return next ? start.until(next).days : 0;
}
