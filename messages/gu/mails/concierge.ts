import type { Catalogue } from '#messages/catalogue.ts';
import type { conciergeMailText as english } from '../../en/mails/concierge.ts';

/** Reveals neither the request nor its kind: a gift is a surprise, and mails may be read over a shoulder. */
export const conciergeMailText: Catalogue<typeof english> = {
  subject: 'અમારો જવાબ આવી ગયો છે',
  heading: (firstName) => `નમસ્તે ${firstName},`,
  answered: 'તમારી રિક્વેસ્ટનો જવાબ તૈયાર છે. એપમાં તમારા સવાલની સાથે જ મળશે.',
  open: 'જવાબ વાંચો',
  footer: 'તમે અમારી ટીમની મદદ માંગી હતી એટલે આ ઈમેલ આવ્યો છે.',
};
