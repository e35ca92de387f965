import type { ContactMessage } from '#domain/contact/schema.ts';
import { contactText } from '#messages/contact.ts';
import { contactMailText as text } from '#messages/mails.ts';
import { readersLanguage } from '#messages/reader-language.ts';
import { composeMail, type Mail } from '#server/platform/mail/layout.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';

/** Confirms the message without quoting it: the form must not send a stranger's words to any address. */
export function acknowledgementMail({ name, email, category }: ContactMessage, supportEmail: string): Mail {
  return composeMail({ name: plainName(name), address: email, language: readersLanguage() }, () => ({
    subject: text.subject,
    heading: text.heading(plainName(name)),
    lines: [text.received(contactText.categories[category]), text.next, text.erase(supportEmail)],
    footer: text.footer,
  }));
}
