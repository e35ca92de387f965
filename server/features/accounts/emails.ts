import type { Language } from '#messages/languages.ts';
import { CODE_MINUTES } from './code-service.ts';
import { accountsMailText as text } from '#messages/mails/accounts.ts';
import { composeMail } from '#server/platform/mail/layout.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

interface Recipient {
  firstName: string;
  email: string;
  language: Language;
}

export function verificationMail(to: Recipient, code: string): Mail {
  return composeMail(addressOf(to), () => ({
    subject: text.verificationSubject(code),
    heading: text.greeting(plainName(to.firstName)),
    lines: [text.verificationLine, text.codeExpiry(CODE_MINUTES)],
    code,
    footer: text.notYou,
  }));
}

/** Tells the owner that somebody tried to register with their address; in our words alone. */
export function addressTakenMail(to: Recipient): Mail {
  return composeMail(addressOf(to), () => ({
    subject: text.takenSubject,
    heading: text.greeting(plainName(to.firstName)),
    lines: [text.takenLine, text.takenHelp],
    footer: text.takenNotYou,
  }));
}

export function resetMail(to: Recipient, code: string, url: string): Mail {
  return composeMail(addressOf(to), () => ({
    subject: text.resetSubject,
    heading: text.greeting(plainName(to.firstName)),
    lines: [text.resetLine, text.resetLinkLine, text.codeExpiry(CODE_MINUTES)],
    code,
    link: { label: text.resetLink, url },
    footer: text.resetNotYou,
  }));
}

/** Notifies the owner of a password that was set by the mailed code, and of what that has ended. */
export function passwordResetMail(to: Recipient): Mail {
  return composeMail(addressOf(to), () => ({
    subject: text.changedSubject,
    heading: text.greeting(plainName(to.firstName)),
    lines: [text.resetDoneLine, text.resetEndedLine],
    footer: text.changedNotYou,
  }));
}

/** Notifies the owner of a changed password, in case it was not them. */
export function passwordChangedMail(to: Recipient): Mail {
  return composeMail(addressOf(to), () => ({
    subject: text.changedSubject,
    heading: text.greeting(plainName(to.firstName)),
    lines: [text.changedLine],
    footer: text.changedNotYou,
  }));
}

function addressOf({ firstName, email, language }: Recipient) {
  return { name: plainName(firstName), address: email, language };
}
