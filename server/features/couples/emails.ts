import { couplesMailText as text } from '#messages/en/couples.ts';
import { composeMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

/** `joinUrl` fills the code in. */
export function invitationMail(
  to: { name: string; email: string },
  inviter: string,
  code: string,
  joinUrl: string,
): Mail {
  return composeMail(
    { name: to.name, address: to.email },
    {
      subject: text.subject(inviter),
      heading: text.heading(to.name),
      lines: [text.invitation(inviter), text.codeLine],
      code,
      link: { label: text.join, url: joinUrl },
      footer: text.footer,
    },
  );
}
