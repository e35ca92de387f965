import type { ContactMessage } from '#contract/contact.ts';
import { contactText } from '#messages/en/contact.ts';
import { contactMailText as text } from '#messages/en/contact-mail.ts';
import { composeMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

/** Says that the message is there, and not what it says: the form must not carry a stranger's words to somebody. */
export function acknowledgementMail({ name, email, category }: ContactMessage, supportEmail: string): Mail {
  return composeMail(
    { name, address: email },
    {
      subject: text.subject,
      heading: text.heading(name),
      lines: [text.received(contactText.categories[category]), text.next, text.erase(supportEmail)],
      footer: text.footer,
    },
  );
}
