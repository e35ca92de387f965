import { CODE_MINUTES } from './code-service.ts';
import { accountsMailText as text } from '#messages/en/accounts-mail.ts';
import { composeMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

interface Recipient {
  firstName: string;
  email: string;
}

export function verificationMail(to: Recipient, code: string): Mail {
  return composeMail(addressOf(to), {
    subject: text.verificationSubject(code),
    heading: text.greeting(to.firstName),
    lines: [text.verificationLine, text.codeExpiry(CODE_MINUTES)],
    code,
    footer: text.notYou,
  });
}

export function resetMail(to: Recipient, code: string): Mail {
  return composeMail(addressOf(to), {
    subject: text.resetSubject,
    heading: text.greeting(to.firstName),
    lines: [text.resetLine, text.codeExpiry(CODE_MINUTES)],
    code,
    footer: text.resetNotYou,
  });
}

/** Tells the owner that the password is a new one, in case it was not them. */
export function passwordChangedMail(to: Recipient): Mail {
  return composeMail(addressOf(to), {
    subject: text.changedSubject,
    heading: text.greeting(to.firstName),
    lines: [text.changedLine],
    footer: text.changedNotYou,
  });
}

function addressOf({ firstName, email }: Recipient) {
  return { name: firstName, address: email };
}
