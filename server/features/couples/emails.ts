import type { Language } from '#domain/kernel/languages.ts';
import { couplesMailText as text } from '#messages/mails.ts';
import { composeMail, type Mail, type UnsubscribeLinks } from '#server/platform/mail/layout.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';

/** Returns the invitation mail. `joinUrl` fills in the code. */
export function invitationMail(
  // The language of an invited person is unknown, but most couples share one.
  to: { name: string; email: string; language: Language },
  inviter: string,
  code: string,
  joinUrl: string,
  unsubscribe: UnsubscribeLinks,
): Mail {
  const [from, name] = [plainName(inviter), plainName(to.name)];
  return composeMail({ name, address: to.email, language: to.language }, () => ({
    subject: text.subject(from),
    heading: text.heading(name),
    lines: [text.invitation(from), text.codeLine],
    code,
    link: { label: text.join, url: joinUrl },
    footer: text.footer,
    unsubscribe,
  }));
}

interface Recipient {
  firstName: string;
  email: string;
  language: Language;
}

export function joinedMail(to: Recipient, partner: string, url: string): Mail {
  const [from, name] = [plainName(partner), plainName(to.firstName)];
  return composeMail({ name, address: to.email, language: to.language }, () => ({
    subject: text.joinedSubject(from),
    heading: text.heading(name),
    lines: [text.joinedLine(from), text.joinedHint],
    link: { label: text.open, url },
    footer: text.memberFooter,
  }));
}

export function leftMail(to: Recipient, partner: { firstName: string; tookOwn: boolean }, url: string): Mail {
  const [from, name] = [plainName(partner.firstName), plainName(to.firstName)];
  return composeMail({ name, address: to.email, language: to.language }, () => ({
    subject: text.leftSubject(from),
    heading: text.heading(name),
    lines: [text.leftLine(from), partner.tookOwn ? text.leftWithOwn(from) : text.leftStays],
    link: { label: text.open, url },
    footer: text.memberFooter,
  }));
}
