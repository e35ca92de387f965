import { contactScreensText as screensText } from '#messages/en/contact-screens.ts';
import { contactText } from '#messages/en/contact.ts';
import { RequestError } from '../../lib/public/request.ts';

/** What stands beside a field: the common words for what is missing say nothing there, so each field has its own. */
export function fieldError(field: keyof typeof screensText.empty, error: string | undefined) {
  return error === contactText.fieldsRequired ? screensText.empty[field] : error;
}

/** The server's words, else the catalogue's: without an answer there are none of the server's. */
export function failureText(error: unknown): string {
  return error instanceof RequestError && error.status > 0 && error.message
    ? error.message
    : screensText.failedText;
}
