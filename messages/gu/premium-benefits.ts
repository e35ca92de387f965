import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/premium-benefits.ts';

/** The benefits of Premium, in the order of the specification. Every list of them uses this one. */
export const premiumBenefits: Catalogue<typeof english.premiumBenefits> = {
  dates: 'અનલિમિટેડ ડેટ પ્લાનિંગ',
  memories: 'અનલિમિટેડ યાદો',
  offers: 'પ્રીમિયમ ડેટ ઑફર્સ',
  nudges: 'પાર્ટનરને ટહુકા અને નોટિફિકેશન',
  planning: 'ડેટ પ્લાનિંગમાં મદદ',
  gifts: 'ગિફ્ટ શોધવામાં મદદ',
  finances: 'હિસાબ-કિતાબ',
  insights: 'પાર્ટનર ઇનસાઇટ્સ',
  partnerships: 'ગુજરાતમાં અમારી જાણીતી જગ્યાઓ',
};
