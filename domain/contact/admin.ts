import { z } from 'zod';
import { instant, recordId } from '#domain/kernel/fields.ts';
import { PageQuery, timeOrder } from '#domain/kernel/paging.ts';
import { BulkResult, WaitingRows } from '#domain/operations/bulk.ts';
import { endpoint } from '#domain/registry/endpoint.ts';
import { adminContactFault, CONTACT_CATEGORIES } from './facts.ts';
import { ContactMessage } from './schema.ts';

/** A contact message with its answer time and its deadline, 24 hours after it arrived. */
export const AdminContactMessage = ContactMessage.extend({
  answeredAt: instant.nullable(),
  answerBy: instant,
});
export type AdminContactMessage = z.infer<typeof AdminContactMessage>;

const ContactPageQuery = PageQuery.extend({
  state: z.enum(['waiting', 'answered'], { error: adminContactFault('stateInvalid') }).optional(),
  order: timeOrder,
  category: z.enum(CONTACT_CATEGORIES, { error: adminContactFault('categoryInvalid') }).optional(),
}).optional();
export type ContactPageQuery = z.output<typeof ContactPageQuery>;

const byId = z.object({ id: recordId });

export const contactAdmin = {
  list: endpoint({
    route: 'GET /api/admin/contact-messages',
    access: 'admin',
    canLag: true,
    summary: 'Messages to us, the newest first; `search` finds names, addresses and subjects',
    input: ContactPageQuery,
    output: z.array(AdminContactMessage),
  }),
  answer: endpoint({
    route: 'POST /api/admin/contact-messages/{id}/answer',
    access: 'admin',
    needsRecentProof: true,
    summary: 'Note that a message was answered; the answer itself goes by mail',
    input: byId,
    output: AdminContactMessage,
    changes: ['admin'],
  }),
  answerMany: endpoint({
    route: 'POST /api/admin/contact-messages/answer',
    access: 'admin',
    needsRecentProof: true,
    summary: 'Note that several messages were answered, or all that wait',
    input: WaitingRows,
    output: BulkResult,
    changes: ['admin'],
  }),
  delete: endpoint({
    route: 'DELETE /api/admin/contact-messages/{id}',
    access: 'admin',
    summary: 'Delete a message, such as when its sender asks for it',
    input: byId,
    status: 204,
    changes: ['admin'],
  }),
};
