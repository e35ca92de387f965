import { contact } from '#contract/contact.ts';
import { implement } from '#server/http/implement.ts';
import { sendMessage } from './service.ts';

export const contactRoutes = implement(contact, {
  send: sendMessage,
});
