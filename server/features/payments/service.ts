import { randomUUIDv7 } from 'node:crypto';
import { paymentNote } from '#domain/kernel/brand.ts';
import type { ShortPageQuery } from '#domain/kernel/paging.ts';
import type { Checkout, PartnerPayment, Payment } from '#domain/payments/schema.ts';
import { makeUpiLink } from '#domain/payments/upi-link.ts';
import type { Transaction } from '#server/db/database.ts';
import type { PaymentMethod } from '#server/db/generated.ts';
import { readNumber } from '#server/features/settings/service.ts';
import { grantPremium } from '#server/features/subscription/premium-service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext, Platform } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { readNewest } from '#server/platform/lists/paging.ts';
import { confirmedMail } from './emails.ts';
import { makeReference, toRupees } from './policy.ts';
import {
  declareOpen,
  findDeclared,
  findPayer,
  findPendingOfPartner,
  findActivePayment,
  listPayments,
  markConfirmed,
  openPayment,
} from './queries.ts';

const SHOWN_PAYMENTS = 100;

/**
 * Returns the amount and the payment methods. Opens the member's payment at the first visit; later visits find the same
 * one.
 */
export async function readCheckout(context: MemberContext): Promise<Checkout> {
  const { db, config, razorpay } = context;
  const [price, fromMonthly, payment] = await Promise.all([
    readNumber(db, 'premium_yearly_price'),
    readNumber(db, 'premium_from_monthly'),
    ensureActivePayment(context, 'upi'),
  ]);
  const { reference, amount } = payment;
  const { upiId, upiName: payee } = config;
  return {
    plan: 'premium',
    price: toRupees(price),
    amount,
    fromMonthly: toRupees(fromMonthly),
    upiId,
    payee,
    reference,
    upiLink: makeUpiLink({ upiId, payee, amount, reference, note: paymentNote }),
    hasHostedPage: razorpay !== null,
  };
}

/** Returns the member's open or pending payment by this method. An open one gets the current price. */
export async function ensureActivePayment({ db, member, clock }: MemberContext, method: PaymentMethod) {
  const [found, wholeRupees] = await Promise.all([
    findActivePayment(db, member.id, method),
    readNumber(db, 'pilot_upi_amount'),
  ]);
  const amount = toRupees(wholeRupees);
  if (found && (found.status === 'pending' || found.amount === amount)) return found;
  return openPayment(db, {
    id: randomUUIDv7(),
    userId: member.id,
    method,
    reference: makeReference(),
    amount,
    createdAt: toIso(clock.now()),
  });
}

/** Returns the member's payments, newest first. */
export function readPayments(context: MemberContext, query: ShortPageQuery): Promise<Payment[]> {
  const { db, member } = context;
  return readNewest(
    context,
    query,
    SHOWN_PAYMENTS,
    (page) => listPayments(db, member.id, page),
    ({ createdAt, id }) => [createdAt, id],
  );
}

/** Returns the partner's pending payment, so that the member waits for it instead of paying again. */
export async function readPartnerPayment({ db, member }: MemberContext): Promise<PartnerPayment> {
  if (!member.coupleId) return null;
  return (await findPendingOfPartner(db, member.coupleId, member.id)) ?? null;
}

/** Declares a payment as made. It remains pending until an admin has checked the account. */
export async function declarePayment(context: MemberContext, input: { reference: string }): Promise<Payment> {
  const { member, clock } = context;
  return context.change(async (tx) => {
    await declareOpen(tx, member.id, input.reference, toIso(clock.now()));
    const payment = await findDeclared(tx, member.id, input.reference);
    if (!payment) throw refuse.notFound();
    return payment;
  });
}

export interface SettledPayment {
  id: string;
  userId: string;
  method: PaymentMethod;
  reference: string;
  amount: string;
}

/**
 * Confirms a payment: its member gets a year of premium and is notified. The caller has locked the payment and checked
 * that it is not confirmed yet.
 */
export async function confirmPayment(
  tx: Transaction,
  platform: Platform,
  payment: SettledPayment,
  by: { adminId: string } | { providerPaymentId: string },
): Promise<void> {
  const isByAdmin = 'adminId' in by;
  await markConfirmed(tx, payment.id, {
    decidedAt: toIso(platform.clock.now()),
    decidedBy: isByAdmin ? by.adminId : null,
    providerPaymentId: isByAdmin ? null : by.providerPaymentId,
  });
  const source = payment.method === 'razorpay' ? 'razorpay' : 'payment';
  const until = await grantPremium(tx, platform, { userId: payment.userId, source });
  const payer = await findPayer(tx, payment.userId);
  if (payer) await platform.mail.send(tx, confirmedMail(payer, payment, until, platform.config.publicUrl));
}
