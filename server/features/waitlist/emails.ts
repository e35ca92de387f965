import type { WaitlistEntry } from '#domain/waitlist/schema.ts';
import { waitlistMailText as text } from '#messages/mails.ts';
import { composeMail, type Mail, type UnsubscribeLinks } from '#server/platform/mail/layout.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';
import { isPilotCity, PILOT_LINK_DAYS } from './policy.ts';

/** Returns the mail to a pilot couple. `url` opens the registration, which grants `days` of premium. */
export function pilotMail(
  { partner1Name, partner2Name, email, city, language }: WaitlistEntry,
  { url, days, unsubscribe }: { url: string; days: number; unsubscribe: UnsubscribeLinks },
): Mail {
  const [first, second] = [plainName(partner1Name), plainName(partner2Name)];
  return composeMail({ name: first, address: email, language }, () => ({
    subject: text.pilotSubject,
    heading: text.pilotHeading(first, second),
    lines: [text.pilotChosen(city, days), text.pilotBoth(second), text.pilotLinkDays(PILOT_LINK_DAYS)],
    link: { label: text.pilotRegister, url },
    footer: text.footer,
    unsubscribe,
  }));
}

export function acknowledgementMail(
  entry: WaitlistEntry,
  { supportEmail, unsubscribe }: { supportEmail: string; unsubscribe: UnsubscribeLinks },
): Mail {
  const { email, city, language } = entry;
  const [first, second] = [plainName(entry.partner1Name), plainName(entry.partner2Name)];
  const isPilot = isPilotCity(city);
  return composeMail({ name: first, address: email, language }, () => ({
    subject: text.subject,
    heading: text.heading(first, second),
    lines: [
      isPilot ? text.pilotLine(city) : text.expansionLine(city),
      isPilot ? text.nextPilot : text.nextExpansion,
      text.erase(supportEmail),
    ],
    footer: text.footer,
    unsubscribe,
  }));
}
