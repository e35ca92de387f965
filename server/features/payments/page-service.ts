import { createHash } from 'node:crypto';
import { z } from 'zod';
import { paymentNote } from '#domain/kernel/brand.ts';
import { toPaise } from '#domain/kernel/money.ts';
import { paths } from '#domain/registry/screen-paths.ts';
import { fieldsText } from '#messages/fields.ts';
import { paymentsText } from '#messages/payments.ts';
import type { Transaction } from '#server/db/database.ts';
import { readNumber } from '#server/features/settings/service.ts';
import { listCovered } from '#server/features/subscription/premium-service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext, Platform, PublicContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { RazorpayFailure } from '#server/platform/razorpay/razorpay.ts';
import {
  deleteEventsBefore,
  expirePage,
  abandonPaymentWithoutPage,
  abandonStalePage,
  insertEvent,
  markForReview,
  savePage,
} from './page-queries.ts';
import { toRupees } from './policy.ts';
import { findPayer, lockPaymentOfPage } from './queries.ts';
import { confirmPayment, ensureActivePayment } from './service.ts';

/** Hours for which a page can be paid on, and the minimum left for a member to be sent there. */
const PAGE_HOURS = 24;
const LEFT_HOURS = 1;
/**
 * Days for which events are kept. Razorpay repeats an event for a day, and a later copy changes nothing, because a
 * payment is decided once.
 */
const EVENT_DAYS = 30;

/** Returns the URL of the provider's page for the member's payment, the same one as long as it can be paid on. */
export async function openHostedPage(context: MemberContext): Promise<{ url: string }> {
  const { db, member, clock, razorpay, config, log } = context;
  if (!razorpay) throw refuse.notFound();
  const now = clock.now();
  const expiresAt = now.add({ hours: PAGE_HOURS });
  const payer = await findPayer(db, member.id);
  if (!payer) throw refuse.unauthorized();
  const payment = await ensurePayable(context, now);
  if (payment.status === 'pending') throw refuse.conflict('payment_pending', paymentsText.alreadyDeclared);
  if (payment.linkUrl) return { url: payment.linkUrl };
  try {
    const page = await razorpay.openPage({
      reference: payment.reference,
      amount: Number(toPaise(payment.amount)),
      description: paymentNote,
      customer: { name: `${payer.firstName} ${payer.lastName}`, email: payer.email },
      returnUrl: `${config.publicUrl}/api/payments/razorpay/return`,
      expiresAt,
    });
    await savePage(db, payment.id, { ...page, expiresAt: toIso(expiresAt) });
    return { url: page.url };
  } catch (error) {
    if (!(error instanceof RazorpayFailure)) throw error;
    log.warn({ err: error }, 'the payment page could not be opened');
    // The next attempt uses another reference, because it is unknown if the provider created a page for this one.
    await abandonPaymentWithoutPage(db, payment.id);
    throw refuse.unavailable('payment_page_unavailable', paymentsText.pageUnavailable);
  }
}

async function ensurePayable(context: MemberContext, now: Temporal.Instant) {
  const { db, member } = context;
  const amount = toRupees(await readNumber(db, 'pilot_upi_amount'));
  const endsBefore = toIso(now.add({ hours: LEFT_HOURS }));
  await abandonStalePage(db, { userId: member.id, amount, endsBefore });
  return ensureActivePayment(context, 'razorpay');
}

/**
 * Redirects the member who returns from the provider. The query only chooses the page shown, and is not trusted
 * otherwise.
 */
export function returnFromPage(
  _context: PublicContext,
  input: { razorpay_payment_link_status?: string | undefined } | undefined,
) {
  const isPaid = input?.razorpay_payment_link_status === 'paid';
  const query = isPaid ? 'status=success&plan=premium' : 'status=failed';
  return { status: 302 as const, headers: { location: `${paths.subscription}?${query}` } };
}

const paise = z.number();
const PageEvent = z.object({
  payload: z.object({
    payment_link: z.object({
      entity: z.object({
        id: z.string(),
        // Pages created by hand in the provider's dashboard have none.
        reference_id: z.string().nullable(),
        amount: paise,
        amount_paid: paise,
        currency: z.string(),
        status: z.string(),
      }),
    }),
    payment: z.object({ entity: z.object({ id: z.string(), amount: paise, currency: z.string() }) }).optional(),
  }),
});
type PageEvent = z.infer<typeof PageEvent>['payload'];
const AnyEvent = z.object({ event: z.string().max(100) });

/**
 * Receives an event of Razorpay, authenticated by its signature over the body. An event of another kind, of another
 * order, or a repeated one also gets 200, so that Razorpay does not repeat it for a day.
 */
export async function receiveEvent(context: PublicContext): Promise<{ message: string }> {
  const { razorpay, signed, clock } = context;
  if (!razorpay) throw refuse.notFound();
  if (!signed || !razorpay.isSigned(signed.body, signed.header('x-razorpay-signature') ?? ''))
    throw refuse.invalid('signature_invalid', paymentsText.badSignature);
  const content = readJson(signed.body);
  const { event: name } = readAs(AnyEvent, content);
  // The id's header is not signed. A copy under another id is processed, and finds its payment decided.
  const id = signed.header('x-razorpay-event-id') ?? createHash('sha256').update(signed.body).digest('hex');
  await context.changeFor(async (tx) => {
    const isNew = await insertEvent(tx, { id, name, receivedAt: toIso(clock.now()) });
    const memberId = isNew ? await handleEvent(tx, context, name, content) : null;
    return { result: undefined, audience: memberId === null ? [] : await listCovered(tx, memberId) };
  });
  return { message: paymentsText.received };
}

/** Returns the JSON of a signed body, or `undefined` if it is invalid, which `readAs` rejects. */
function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/**
 * Parses the content by the schema, and throws 400 if it does not match. A signature proves the sender, not the format.
 */
function readAs<T>(schema: z.ZodType<T>, content: unknown): T {
  const { data } = schema.safeParse(content);
  if (data === undefined) throw refuse.invalid('invalid', fieldsText.malformed);
  return data;
}

/** Applies the event and returns the member it concerns, or `null`. */
async function handleEvent(tx: Transaction, platform: Platform, name: string, content: unknown) {
  if (name === 'payment_link.paid') return settlePayment(tx, platform, readAs(PageEvent, content).payload);
  if (name === 'payment_link.expired' || name === 'payment_link.cancelled')
    await expirePage(tx, readAs(PageEvent, content).payload.payment_link.entity.id);
  return null;
}

/**
 * Settles a paid page. Grants premium once, if the amount is exactly the requested one, also after the page expired.
 */
async function settlePayment(tx: Transaction, platform: Platform, event: PageEvent): Promise<string | null> {
  const { log, clock } = platform;
  const { id: linkId, reference_id: reference } = event.payment_link.entity;
  const payment = reference ? await lockPaymentOfPage(tx, reference, linkId) : undefined;
  const facts = { reference, linkId, providerPaymentId: event.payment?.entity.id };
  if (!payment?.userId || !event.payment) {
    log.warn(facts, 'Razorpay reports a payment that nobody here was asked for');
    return null;
  }
  const providerPaymentId = event.payment.entity.id;
  if (payment.status === 'confirmed') return null;
  if (isExactly(event, Number(toPaise(payment.amount)))) {
    await confirmPayment(tx, platform, { ...payment, userId: payment.userId }, { providerPaymentId });
  } else {
    log.error(facts, 'Razorpay reports another sum than was asked for');
    const paid = (event.payment.entity.amount / 100).toFixed(2);
    const remark = paymentsText.otherAmount(`${paid} ${event.payment.entity.currency}`, payment.amount);
    await markForReview(tx, payment.id, { remark, providerPaymentId, nowIso: toIso(clock.now()) });
  }
  return payment.userId;
}

function isExactly({ payment_link: { entity: page }, payment }: PageEvent, asked: number): boolean {
  const isWhole = page.status === 'paid' && page.amount === asked && page.amount_paid === asked;
  const isRupees = page.currency === 'INR' && payment?.entity.currency === 'INR';
  return isWhole && isRupees && payment.entity.amount === asked;
}

/** Deletes the events that are no longer repeated. */
export async function deleteOldEvents({ db, clock }: Platform): Promise<void> {
  await deleteEventsBefore(db, toIso(clock.now().subtract({ hours: 24 * EVENT_DAYS })));
}
