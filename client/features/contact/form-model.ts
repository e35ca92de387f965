import { contactScreensText as text, contactText } from '#messages/contact.ts';

/** Texts of the contact form's script. They are embedded in the page, so that the script contains none. */
export const contactWords = {
  missing: text.missing,
  missingText: contactText.fieldsRequired,
  done: text.sent,
  doneText: text.sentText,
  failed: text.failed,
  failedText: text.failedText,
};
