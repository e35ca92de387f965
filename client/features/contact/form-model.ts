import { contactScreensText as text } from '#messages/screens/contact.ts';
import { contactText } from '#messages/contact.ts';

/** What the script of the contact form says. It stands in the page, so that the script carries no words. */
export const contactWords = {
  missing: text.missing,
  missingText: contactText.fieldsRequired,
  done: text.sent,
  doneText: text.sentText,
  failed: text.failed,
  failedText: text.failedText,
};
