import { NEW_WAY_DAYS } from '#domain/accounts/facts.ts';
import type { NewWay } from '#domain/accounts/passwords.ts';
import type { Language } from '#domain/kernel/languages.ts';
import { accountsMailText as text } from '#messages/mails.ts';
import { formatInstantDate } from '#server/platform/format.ts';
import { composeMail, type Mail } from '#server/platform/mail/layout.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';
import { CODE_MINUTES } from './code-service.ts';

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

/** Tells the owner about an attempt to register with their address. The mail contains no text from the attempt. */
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

/** The changes to an account before its password was reset. */
interface Lately {
  newWays: readonly NewWay[];
  endedCorrection: string | null;
}

/**
 * Notifies the owner of a password reset by the mailed code or link, of what it ended, and of sign-in methods that
 * remain.
 */
export function passwordResetMail(to: Recipient, { newWays, endedCorrection }: Lately, profileUrl: string): Mail {
  return composeMail(addressOf(to), () => ({
    subject: text.changedSubject,
    heading: text.greeting(plainName(to.firstName)),
    lines: [
      text.resetDoneLine,
      text.resetEndedLine,
      ...(endedCorrection === null ? [] : [text.correctionEnded(endedCorrection)]),
      ...(newWays.length === 0
        ? []
        : [text.newWaysLine(NEW_WAY_DAYS), ...newWays.map(describeWay), text.newWaysRemove]),
    ],
    ...(newWays.length > 0 && { link: { label: text.newWaysLink, url: profileUrl } }),
    footer: text.changedNotYou,
  }));
}

/** Notifies the owner of sign-in methods that were removed after a reset. */
export function waysRemovedMail(to: Recipient, ways: readonly NewWay[]): Mail {
  return composeMail(addressOf(to), () => ({
    subject: text.waysRemovedSubject,
    heading: text.greeting(plainName(to.firstName)),
    lines: [text.waysRemovedLine, ...ways.map(describeWay), text.waysRemovedEnded],
    footer: text.changedNotYou,
  }));
}

function describeWay({ kind, name, addedAt }: NewWay): string {
  const day = formatInstantDate(addedAt);
  if (kind === 'passkey') return text.newPasskey(plainName(name ?? ''), day);
  return kind === 'authenticator-app' ? text.newApp(day) : text.newCodes(day);
}

/** Notifies the owner of a changed password, in case another person changed it. */
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
