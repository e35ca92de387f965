import { contactAdmin } from '#domain/contact/admin.ts';
import { contact } from '#domain/contact/api.ts';
import { implement } from '#server/http/implement.ts';
import { sendMessage } from './service.ts';
import { answerMessage, answerMessages, readMessages, deleteMessage } from './admin-service.ts';

export const contactAdminRoutes = implement(contactAdmin, {
  list: readMessages,
  answer: answerMessage,
  answerMany: answerMessages,
  delete: deleteMessage,
});

export const contactRoutes = implement(contact, {
  send: sendMessage,
});
