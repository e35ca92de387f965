import type { Language } from '#domain/kernel/languages.ts';
import { paths } from '#domain/registry/screen-paths.ts';
import { paymentsText as text } from '#messages/payments.ts';
import { formatInstantDate, formatNumber } from '#server/platform/format.ts';
import { composeMail, type Mail } from '#server/platform/mail/layout.ts';

interface Recipient {
  firstName: string;
  email: string;
  language: Language;
}

interface Paid {
  amount: string;
  reference: string;
}

/** Returns the confirmation mail. `until` is the instant at which the year ends. */
export function confirmedMail(to: Recipient, payment: Paid, until: string, publicUrl: string): Mail {
  return composeMail(addressOf(to), () => ({
    subject: text.confirmedSubject,
    heading: text.greeting(to.firstName),
    lines: [
      text.confirmedLine(showRupees(payment.amount), payment.reference),
      text.confirmedUntil(formatInstantDate(until)),
    ],
    link: { label: text.openSubscription, url: `${publicUrl}${paths.subscription}` },
    footer: text.mailFooter,
  }));
}

export function rejectedMail(to: Recipient, payment: Paid, reason: string, publicUrl: string): Mail {
  return composeMail(addressOf(to), () => ({
    subject: text.rejectedSubject,
    heading: text.greeting(to.firstName),
    lines: [text.rejectedLine(showRupees(payment.amount), payment.reference), text.rejectedReason(reason)],
    link: { label: text.tryAgain, url: `${publicUrl}${paths.subscribe}` },
    footer: text.mailFooter,
  }));
}

function addressOf({ firstName, email, language }: Recipient) {
  return { name: firstName, address: email, language };
}

/** Formats `1200.00` as '1,200'. */
function showRupees(amount: string): string {
  return formatNumber(Number(amount));
}
