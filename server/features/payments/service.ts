import { randomUUIDv7 } from 'node:crypto';
import type { Checkout, Payment } from '#contract/payments.ts';
import { paymentsText } from '#messages/en/payments.ts';
import type { Transaction } from '#server/db/database.ts';
import type { PaymentMethod } from '#server/db/generated.ts';
import { readNumber } from '#server/features/settings/service.ts';
import { grantYear } from '#server/features/subscription/premium-service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext, Platform } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { confirmedMail } from './emails.ts';
import { makeReference, makeUpiLink, toRupees } from './policy.ts';
import {
  declareOpen,
  findDeclared,
  findPayer,
  findUnderWay,
  listPayments,
  markConfirmed,
  openPayment,
} from './queries.ts';

const SHOWN_PAYMENTS = 100;

/** What is paid, and how. Opens the member's payment at the first visit; later visits find the same one. */
export async function readCheckout(context: MemberContext): Promise<Checkout> {
  const { db, config, razorpay } = context;
  const [price, fromMonthly, payment] = await Promise.all([
    readNumber(db, 'premium_yearly_price'),
    readNumber(db, 'premium_from_monthly'),
    ensureUnderWay(context, 'upi'),
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
    upiLink: makeUpiLink({ upiId, payee, amount, reference, note: paymentsText.note }),
    hasHostedPage: razorpay !== null,
  };
}

/** The payment by this method that the member has under way, at the price of now while nothing was declared. */
export async function ensureUnderWay({ db, member, clock }: MemberContext, method: PaymentMethod) {
  const [found, wholeRupees] = await Promise.all([
    findUnderWay(db, member.id, method),
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

/** The newest; the screen shows no more. */
export function readPayments({ db, member }: MemberContext): Promise<Payment[]> {
  return listPayments(db, member.id, SHOWN_PAYMENTS);
}

export function readAllPayments({ db, member }: MemberContext): Promise<Payment[]> {
  return listPayments(db, member.id, null);
}

/** The member says that it is paid. This is believed by nobody: it waits until an admin has seen the money. */
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
 * The money has come: the payment is confirmed, its member premium for a year more, and told so. The caller has locked the
 * payment and seen that it was not confirmed before.
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
  const until = await grantYear(tx, platform, payment.userId, source);
  const payer = await findPayer(tx, payment.userId);
  if (payer) await platform.mail.send(tx, confirmedMail(payer, payment, until, platform.config.publicUrl));
}
