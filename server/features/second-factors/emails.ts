import type { Language } from '#domain/kernel/languages.ts';
import { secondFactorsMailText as text } from '#messages/mails.ts';
import { composeMail, type Mail } from '#server/platform/mail/layout.ts';

export type FactorKind = 'passkey' | 'authenticator-app';

interface Recipient {
  firstName: string;
  email: string;
  language: Language;
}

/** Tells the owner about a new second step, in case another person added it. */
export function factorAddedMail(to: Recipient, kind: FactorKind): Mail {
  return compose(to, () => ({ subject: text.addedSubject[kind], line: text.addedLine[kind] }));
}

export function factorRemovedMail(to: Recipient, kind: FactorKind): Mail {
  return compose(to, () => ({ subject: text.removedSubject[kind], line: text.removedLine[kind] }));
}

function compose({ firstName, email, language }: Recipient, write: () => { subject: string; line: string }): Mail {
  return composeMail({ name: firstName, address: email, language }, () => {
    const { subject, line } = write();
    return { subject, heading: text.greeting(firstName), lines: [line], footer: text.notYou };
  });
}
