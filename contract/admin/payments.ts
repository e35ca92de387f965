import { z } from 'zod';
import { paymentsText } from '#messages/en/payments.ts';
import { endpoint, type Noun } from '../endpoint.ts';
import { id, recordId, requiredText } from '../fields.ts';
import { ListPart, timeOrder } from '../paging.ts';
import { Payment, PAYMENT_STATUSES } from '../payments.ts';
import { premiumNouns } from '../premium.ts';

/** Who it is about; the name and address of their account. */
export const Person = z.object({ id, firstName: z.string(), lastName: z.string(), email: z.string() });

/** A payment with its payer, `null` once the account is deleted. `remark`: what to know before deciding. */
export const AdminPayment = Payment.extend({ remark: z.string().nullable(), user: Person.nullable() });
export type AdminPayment = z.infer<typeof AdminPayment>;

const PaymentsPart = ListPart.extend({
  order: timeOrder,
  status: z.enum(PAYMENT_STATUSES, { error: paymentsText.statusInvalid }).optional(),
}).optional();
export type PaymentsPart = z.output<typeof PaymentsPart>;

const changes: readonly Noun[] = ['admin', ...premiumNouns];

export const paymentsAdmin = {
  list: endpoint({
    route: 'GET /api/admin/payments',
    access: 'admin',
    summary: 'Payments, the newest first; `search` finds payers and references',
    input: PaymentsPart,
    output: z.array(AdminPayment),
  }),
  confirm: endpoint({
    route: 'POST /api/admin/payments/{id}/confirm',
    access: 'admin',
    summary: 'The money has come: the member is premium for a year',
    input: z.object({ id: recordId }),
    output: AdminPayment,
    changes,
  }),
  reject: endpoint({
    route: 'POST /api/admin/payments/{id}/reject',
    access: 'admin',
    summary: 'No money has come, or another sum; the member is told the reason',
    input: z.object({ id: recordId, reason: requiredText(paymentsText.reasonRequired, 300) }),
    output: AdminPayment,
    changes,
  }),
};
