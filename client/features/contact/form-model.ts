import { contactScreensText as text } from '#messages/contact.ts';
import { faultsText } from '#messages/faults.ts';

/** Texts of the contact form's script. They are embedded in the page, so that the script contains none. */
export const contactWords = {
  missing: text.missing,
  missingText: faultsText.contact.fieldsRequired,
  done: text.sent,
  doneText: text.sentText,
  failed: text.failed,
  failedText: text.failedText,
};
