import type { Language } from '#domain/kernel/languages.ts';
import { localize, type Translations } from '#domain/kernel/localize.ts';
import { paths } from '#domain/registry/screen-paths.ts';
import { giftCardsText as text } from '#messages/gift-cards.ts';
import { formatDate, formatNumber } from '#server/platform/format.ts';
import { composeMail, type Mail } from '#server/platform/mail/layout.ts';
import { lastValidDay } from './policy.ts';

interface Order {
  firstName: string;
  email: string;
  language: Language;
  brand: string;
  denomination: number;
  pointsCost: number;
  validityDays: number;
  terms: string | null;
  translations: Translations;
}

/** Returns the mail with the code. `sentAt` is the instant from which it is valid. */
export function fulfilledMail(
  order: Order,
  { code, sentAt, publicUrl }: { code: string; sentAt: string; publicUrl: string },
): Mail {
  const { terms } = localize(order, order.language);
  return composeMail(addressOf(order), () => ({
    subject: text.fulfilledSubject(order.brand),
    heading: text.greeting(order.firstName),
    lines: [
      text.fulfilledLine(nameIn(order)),
      ...(terms ? [text.termsLine(terms)] : []),
      text.validLine(formatDate(lastValidDay(sentAt, order.validityDays))),
    ],
    code,
    link: { label: text.open, url: `${publicUrl}${paths.redeem}` },
    footer: text.mailFooter,
  }));
}

export function cancelledMail(order: Order, publicUrl: string): Mail {
  return composeMail(addressOf(order), () => ({
    subject: text.cancelledSubject(order.brand),
    heading: text.greeting(order.firstName),
    lines: [text.cancelledLine(nameIn(order)), text.refundLine(formatNumber(order.pointsCost))],
    link: { label: text.open, url: `${publicUrl}${paths.redeem}` },
    footer: text.mailFooter,
  }));
}

function nameIn({ brand, denomination }: Order): string {
  return text.name(brand, formatNumber(denomination));
}

function addressOf({ firstName, email, language }: Order) {
  return { name: firstName, address: email, language };
}
