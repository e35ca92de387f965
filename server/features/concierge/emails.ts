import type { Language } from '#domain/kernel/languages.ts';
import { paths } from '#domain/registry/screen-paths.ts';
import { conciergeMailText as text } from '#messages/mails.ts';
import { composeMail, type Mail, type UnsubscribeLinks } from '#server/platform/mail/layout.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';

/** Tells the member that there is an answer, without a word of it. */
export function answeredMail(
  to: { firstName: string; email: string; language: Language },
  publicUrl: string,
  unsubscribe: UnsubscribeLinks,
): Mail {
  const name = plainName(to.firstName);
  return composeMail({ name, address: to.email, language: to.language }, () => ({
    subject: text.subject,
    heading: text.heading(name),
    lines: [text.answered],
    link: { label: text.open, url: `${publicUrl}${paths.concierge}` },
    footer: text.footer,
    unsubscribe,
  }));
}
