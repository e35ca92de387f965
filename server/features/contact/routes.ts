import { contactAdmin } from '#domain/contact/admin.ts';
import { contact } from '#domain/contact/api.ts';
import { implement } from '#server/http/implement.ts';
import { answerMessage, answerMessages, readMessages, deleteMessage } from './admin-service.ts';
import { sendMessage } from './service.ts';

export const contactAdminRoutes = implement(contactAdmin, {
  list: readMessages,
  answer: answerMessage,
  answerMany: answerMessages,
  delete: deleteMessage,
});

export const contactRoutes = implement(contact, {
  send: sendMessage,
});
