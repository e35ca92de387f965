import { contact } from '#contract/contact.ts';
import { serve } from '#server/http/bind.ts';
import { sendMessage } from './service.ts';

export const contactRoutes = serve(contact, {
  send: sendMessage,
});
