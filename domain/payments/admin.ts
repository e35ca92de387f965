import { z } from 'zod';
import { id, recordId, requiredText } from '#domain/kernel/fields.ts';
import { PageQuery, timeOrder } from '#domain/kernel/paging.ts';
import { endpoint } from '#domain/registry/endpoint.ts';
import type { Change } from '#domain/registry/resources.ts';
import { premiumResources } from '#domain/subscription/facts.ts';
import { PAYMENT_STATUSES, paymentsFault } from './facts.ts';
import { Payment } from './schema.ts';

/** The member concerned, with the name and address of their account. */
export const Person = z.object({ id, firstName: z.string(), lastName: z.string(), email: z.string() });

/** A payment with its payer, `null` once the account is deleted. `remark`: a hint for the admin who decides. */
export const AdminPayment = Payment.extend({ remark: z.string().nullable(), user: Person.nullable() });
export type AdminPayment = z.infer<typeof AdminPayment>;

const PaymentsPageQuery = PageQuery.extend({
  order: timeOrder,
  status: z.enum(PAYMENT_STATUSES, { error: paymentsFault('statusInvalid') }).optional(),
}).optional();
export type PaymentsPageQuery = z.output<typeof PaymentsPageQuery>;

const changes: readonly Change[] = ['admin', ...premiumResources];

export const paymentsAdmin = {
  list: endpoint({
    route: 'GET /api/admin/payments',
    access: 'admin',
    canLag: true,
    summary: 'Payments, the newest first; `search` finds payers and references',
    input: PaymentsPageQuery,
    output: z.array(AdminPayment),
  }),
  confirm: endpoint({
    route: 'POST /api/admin/payments/{id}/confirm',
    access: 'admin',
    needsStepUp: true,
    summary: 'The money has come: the member is premium for a year',
    input: z.object({ id: recordId }),
    output: AdminPayment,
    changes,
  }),
  reject: endpoint({
    route: 'POST /api/admin/payments/{id}/reject',
    access: 'admin',
    needsStepUp: true,
    summary: 'No money has come, or another sum; the member is told the reason',
    input: z.object({ id: recordId, reason: requiredText(paymentsFault('reasonRequired'), 300) }),
    output: AdminPayment,
    changes,
  }),
};
