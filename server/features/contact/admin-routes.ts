import { contactAdmin } from '#contract/admin/contact.ts';
import { serve } from '#server/http/bind.ts';
import { answerMessage, readMessages, removeMessage } from './admin-service.ts';

export const contactAdminRoutes = serve(contactAdmin, {
  list: readMessages,
  answer: answerMessage,
  delete: removeMessage,
});
