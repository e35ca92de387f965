import { sql } from 'kysely';
import type { TimeOrder } from '#domain/kernel/paging.ts';
import type { Payment } from '#domain/payments/schema.ts';
import type { Database } from '#server/db/database.ts';
import { asFields } from '#server/db/table-fields.ts';
import { containsPattern } from '#server/platform/lists/contains-text.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';
import { pageByTime } from '#server/platform/lists/time-order.ts';

export interface PaymentQuery {
  page: PageRequest;
  search: string | undefined;
  status: Payment['status'] | undefined;
  order: TimeOrder;
}

/** The declared payments, newest first unless `order` asks for the oldest. Reads one more than the page's limit. */
export function listPaymentsForAdmin(db: Database, { page, search, status, order }: PaymentQuery) {
  const pattern = search && containsPattern(search);
  return (
    selectPayments(db)
      // A literal for `pending`, which has a partial index.
      .$if(status === 'pending', (query) => query.where(sql<boolean>`status = 'pending'`))
      .$if(status !== undefined && status !== 'pending', (query) => query.where('status', '=', status ?? 'pending'))
      .$if(Boolean(pattern), (query) =>
        query.where(sql<boolean>`concat_ws(' ', first_name, last_name, email, reference) ilike ${pattern}`),
      )
      .$call(pageByTime(page, ['declared_at', 'payments.id'], order))
      .execute()
  );
}

export function findPaymentForAdmin(db: Database, paymentId: string) {
  return selectPayments(db).where('payments.id', '=', paymentId).executeTakeFirst();
}

function selectPayments(db: Database) {
  return db
    .selectFrom('payments')
    .leftJoin('users', 'users.id', 'payments.user_id')
    .select([
      'payments.id',
      'method',
      'reference',
      'amount',
      'status',
      'reason',
      'remark',
      'declared_at as createdAt',
      ...asFields('decidedAt'),
      'users.id as userId',
      ...asFields('firstName', 'lastName', 'email'),
    ])
    .where('declared_at', 'is not', null)
    .where('status', 'in', ['pending', 'confirmed', 'rejected'])
    .$narrowType<{ status: Payment['status']; createdAt: string }>();
}
