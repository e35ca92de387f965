import { brand } from '#messages/brand.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import { isSingular } from '../singular.ts';
import type { subscriptionText as english } from '../en/subscription.ts';

export const subscriptionText: Catalogue<typeof english> = {
  limitReached: {
    date_events: (limit) =>
      `ફ્રી પ્લાનમાં મહિને ${limit} ડેટ મળે છે, અને આ મહિનાની થઈ ગઈ. અનલિમિટેડ ડેટ્સ માટે પ્રીમિયમ લો.`,
    memories: (limit) =>
      `ફ્રી પ્લાનમાં મહિને ${limit} ${isSingular('gu', limit) ? 'યાદ' : 'યાદો'} સચવાય છે, અને આ મહિનાની થઈ ગઈ. અનલિમિટેડ યાદો માટે પ્રીમિયમ લો.`,
  },
  nothingToCancel: 'બંધ કરવા માટે કોઈ સબ્સ્ક્રિપ્શન નથી',

  startedTitle: 'હવે તમે પ્રીમિયમ મેમ્બર છો',
  startedMessage: (until) => `${until} સુધી પ્રીમિયમ તમારું.`,
  startedForBoth: (until, partner) => `${until} સુધી પ્રીમિયમ તમારું અને ${partner}નું.`,
  coveredTitle: 'પ્રીમિયમ હવે તમારું પણ છે',
  coveredMessage: (firstName, until) => `${firstName}નું પ્રીમિયમ ${until} સુધી તમારા બંને માટે છે.`,
  endedTitle: 'તમારું પ્રીમિયમ પૂરું થયું',
  endedMessage: `${brand.name}માં સાચવેલું બધું એમનું એમ જ છે. મન થાય ત્યારે રિન્યૂ કરજો.`,
};
