import { sql } from 'kysely';
import type { Payment } from '#contract/payments.ts';
import type { Database } from '#server/db/database.ts';
import type { Part } from '#server/platform/lists/paging.ts';

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
      'decided_at as decidedAt',
      'users.id as userId',
      'first_name as firstName',
      'last_name as lastName',
      'email',
    ])
    .where('declared_at', 'is not', null)
    .where('status', 'in', ['pending', 'confirmed', 'rejected'])
    .$narrowType<{ status: Payment['status']; createdAt: string }>();
}

export interface PaymentQuery {
  part: Part;
  search: string | undefined;
  status: Payment['status'] | undefined;
}

/** Declared payments, the newest first; one more than the part's limit. */
export function listPaymentsForAdmin(db: Database, { part, search, status }: PaymentQuery) {
  const [createdAt, id] = part.after ?? [];
  const pattern = search && `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return (
    selectPayments(db)
      // In words for `pending`, which then has an index of its own.
      .$if(status === 'pending', (query) => query.where(sql<boolean>`status = 'pending'`))
      .$if(status !== undefined && status !== 'pending', (query) =>
        query.where('status', '=', status ?? 'pending'),
      )
      .$if(Boolean(pattern), (query) =>
        query.where(sql<boolean>`concat_ws(' ', first_name, last_name, email, reference) ilike ${pattern}`),
      )
      .$if(createdAt !== undefined, (query) =>
        query.where(sql<boolean>`(declared_at, payments.id) < (${createdAt}::timestamptz, ${id}::uuid)`),
      )
      .orderBy('declared_at', 'desc')
      .orderBy('payments.id', 'desc')
      .limit(part.limit + 1)
      .execute()
  );
}

export function findPaymentForAdmin(db: Database, paymentId: string) {
  return selectPayments(db).where('payments.id', '=', paymentId).executeTakeFirst();
}
