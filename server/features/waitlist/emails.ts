import type { WaitlistEntry } from '#contract/waitlist.ts';
import { waitlistMailText as text } from '#messages/en/waitlist-mail.ts';
import { composeMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { isPilotCity } from './policy.ts';

export function acknowledgementMail(entry: WaitlistEntry, supportEmail: string): Mail {
  const { partner1Name, partner2Name, email, city } = entry;
  const isPilot = isPilotCity(city);
  return composeMail(
    { name: partner1Name, address: email },
    {
      subject: text.subject,
      heading: text.heading(partner1Name, partner2Name),
      lines: [
        isPilot ? text.pilotLine(city) : text.expansionLine(city),
        isPilot ? text.nextPilot : text.nextExpansion,
        text.erase(supportEmail),
      ],
      footer: text.footer,
    },
  );
}
