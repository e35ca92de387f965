import { sql } from 'kysely';
import type { Language } from '#domain/kernel/languages.ts';
import type { Payment } from '#domain/payments/schema.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { PaymentMethod } from '#server/db/generated.ts';
import { asFields, toRow } from '#server/db/table-fields.ts';
import type { CoupleId } from '#server/platform/context.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';
import { pageByTime } from '#server/platform/lists/time-order.ts';

const paymentColumns = [
  'payments.id',
  'method',
  'reference',
  'amount',
  'status',
  'reason',
  'declared_at as createdAt',
  ...asFields('decidedAt'),
] as const;

/** The fields of every declared payment. See the statuses in the schema. */
interface Declared {
  status: Payment['status'];
  createdAt: string;
}

function selectDeclared(db: Database, userId: string) {
  return db
    .selectFrom('payments')
    .select(paymentColumns)
    .where('user_id', '=', userId)
    .where('declared_at', 'is not', null)
    .where('status', 'in', ['pending', 'confirmed', 'rejected'])
    .$narrowType<Declared>();
}

/** The member's declared payments, newest first. Reads one more than the page's limit. */
export function listPayments(db: Database, userId: string, page: PageRequest): Promise<Payment[]> {
  return selectDeclared(db, userId)
    .$call(pageByTime(page, ['declared_at', 'id']))
    .execute();
}

/** Returns the oldest pending payment that a partner in the couple has declared. */
export function findPendingOfPartner(db: Database, coupleId: CoupleId, userId: string) {
  return db
    .selectFrom('couple_members')
    .innerJoin('users', 'users.id', 'couple_members.user_id')
    .innerJoin('payments', 'payments.user_id', 'couple_members.user_id')
    .select([...asFields('users.firstName'), 'payments.declared_at as createdAt'])
    .where('couple_members.couple_id', '=', coupleId)
    .where('couple_members.user_id', '!=', userId)
    .where('payments.status', '=', 'pending')
    .where('payments.declared_at', 'is not', null)
    .$narrowType<Pick<Declared, 'createdAt'>>()
    .orderBy('payments.declared_at')
    .limit(1)
    .executeTakeFirst();
}

export function findDeclared(db: Database, userId: string, reference: string): Promise<Payment | undefined> {
  return selectDeclared(db, userId).where('reference', '=', reference).executeTakeFirst();
}

const underWayColumns = asFields('id', 'reference', 'amount', 'status', 'linkUrl', 'linkExpiresAt');

/** Returns the member's open or pending payment by this method. There is at most one. */
export function findActivePayment(db: Database, userId: string, method: PaymentMethod) {
  return db
    .selectFrom('payments')
    .select(underWayColumns)
    .where('user_id', '=', userId)
    .where('method', '=', method)
    .where('status', 'in', ['open', 'pending'])
    .executeTakeFirst();
}

export interface NewPayment {
  id: string;
  userId: string;
  method: PaymentMethod;
  reference: string;
  amount: string;
  createdAt: string;
}

/** Opens a payment, or returns the active one: an open one with the current amount, a pending one unchanged. */
export function openPayment(db: Database, payment: NewPayment) {
  return db
    .insertInto('payments')
    .values(toRow(payment))
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'method'])
        // Literals, not parameters: PostgreSQL matches the partial index by them.
        .where(sql<boolean>`status in ('open', 'pending')`)
        .doUpdateSet({
          amount: sql<string>`case when payments.status = 'open' then excluded.amount else payments.amount end`,
        }),
    )
    .returning(underWayColumns)
    .executeTakeFirstOrThrow();
}

/** Records the member's declaration. A payment that is already declared is not changed. */
export async function declareOpen(
  tx: Transaction,
  userId: string,
  reference: string,
  declaredAt: string,
): Promise<void> {
  await tx
    .updateTable('payments')
    .set(toRow({ status: 'pending', declaredAt }))
    .where('user_id', '=', userId)
    .where('reference', '=', reference)
    .where('method', '=', 'upi')
    .where('status', '=', 'open')
    .execute();
}

/** The payer of a locked payment. */
export type Payer = { id: string; firstName: string; lastName: string; email: string; language: Language };

export function findPayer(db: Database, userId: string): Promise<Payer | undefined> {
  return db
    .selectFrom('users')
    .select(asFields('id', 'firstName', 'lastName', 'email', 'language'))
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** Locks the payment for an admin's decision, so that concurrent decisions are serialized. */
export function lockPayment(tx: Transaction, paymentId: string) {
  return tx
    .selectFrom('payments')
    .select(asFields('id', 'userId', 'method', 'reference', 'amount', 'status'))
    .where('id', '=', paymentId)
    .where('declared_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Locks the payment of the provider's page. */
export function lockPaymentOfPage(tx: Transaction, reference: string, linkId: string) {
  return tx
    .selectFrom('payments')
    .select(asFields('id', 'userId', 'method', 'reference', 'amount', 'status'))
    .where('method', '=', 'razorpay')
    .where('reference', '=', reference)
    .where((eb) => eb.or([eb('link_id', '=', linkId), eb('link_id', 'is', null)]))
    .forUpdate()
    .executeTakeFirst();
}

export interface Decision {
  decidedAt: string;
  /** The admin, or `null` for the provider. */
  decidedBy: string | null;
}

export async function markConfirmed(
  tx: Transaction,
  paymentId: string,
  { decidedAt, decidedBy, providerPaymentId }: Decision & { providerPaymentId: string | null },
): Promise<void> {
  await tx
    .updateTable('payments')
    .set((eb) =>
      toRow({
        status: 'confirmed',
        reason: null,
        declaredAt: eb.fn.coalesce('declared_at', eb.cast<string>(eb.val(decidedAt), 'timestamptz')),
        decidedAt,
        decidedBy,
        ...(providerPaymentId !== null && { providerPaymentId }),
      }),
    )
    .where('id', '=', paymentId)
    .execute();
}

export async function markRejected(
  tx: Transaction,
  paymentId: string,
  { decidedAt, decidedBy, reason }: Decision & { reason: string },
): Promise<void> {
  await tx
    .updateTable('payments')
    .set(toRow({ status: 'rejected', reason, decidedAt, decidedBy }))
    .where('id', '=', paymentId)
    .execute();
}
