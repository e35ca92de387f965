import { contactAdmin } from '#contract/admin/contact.ts';
import { implement } from '#server/http/implement.ts';
import { answerMessage, answerMessages, readMessages, deleteMessage } from './admin-service.ts';

export const contactAdminRoutes = implement(contactAdmin, {
  list: readMessages,
  answer: answerMessage,
  answerMany: answerMessages,
  delete: deleteMessage,
});
