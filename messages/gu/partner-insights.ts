import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/partner-insights.ts';

export const partnerInsightsText: Catalogue<typeof english.partnerInsightsText> = {
  title: 'પાર્ટનર ઇનસાઇટ્સ',
  lead: 'છેલ્લા બાર મહિનામાં, તમારા બંનેની આદતો.',
  loading: 'તમારું વર્ષ ખૂલે છે…',
  failedTitle: 'ઇનસાઇટ્સ લોડ ન થઈ',
  failedText: 'કશું ખોવાયું નથી. ફરી ટ્રાય કરો.',

  emptyTitle: 'તમારું વર્ષ અહીંથી શરૂ',
  emptyText: 'એક ડેટ પર જાઓ, એક યાદ સાચવો કે એક ખર્ચ લખો, પછી તમારી આદતો અહીં દેખાશે.',
  emptyAction: 'ડેટ પ્લાન કરો',
  noDatesTitle: 'તમારી ડેટ્સ અહીં દેખાશે',
  noDatesText: 'પહેલી ડેટ પછી ખબર પડશે કે કેટલી વાર મળો છો, શું ગમે છે અને પ્લાન કોણ કરે છે.',

  meeting: 'કેટલી વાર મળો છો',
  meetingText: (dates, months, rate) =>
    dates === 1
      ? `${inMonths(months)} એક ડેટ.`
      : months === 1
        ? `${inMonths(months)} ${dates} ડેટ.`
        : `${inMonths(months)} ${dates} ડેટ, મહિને ${rate}.`,
  month: 'મહિનો',
  dates: 'ડેટ્સ',
  enjoying: 'શું ગમે છે',
  enjoyingText: 'તમારી ડેટ્સ કેવી કેવી હતી.',
  kind: 'પ્રકાર',
  planning: 'પ્લાન કોણ કરે છે',
  planningText: 'ડેટનો આઇડિયા કોનો હતો.',
  planner: 'પ્લાન કોનો',
  spending: 'શેમાં વાપરો છો',
  spendingText: (total, months) => `${inMonths(months)} ${total}.`,
  category: 'કૅટેગરી',
  amount: 'રકમ',
  seasons: 'તમારી મોસમ',
  seasonsText: 'ડેટ્સ અને યાદો, કઈ મોસમમાં કેટલી.',
  season: 'મોસમ',
  moments: 'પળો',
  seasonNames: {
    winter: 'શિયાળો (ડિસેમ્બરથી ફેબ્રુઆરી)',
    summer: 'ઉનાળો (માર્ચથી મે)',
    monsoon: 'ચોમાસું (જૂનથી સપ્ટેમ્બર)',
    autumn: 'ચોમાસા પછી (ઑક્ટોબર, નવેમ્બર)',
  },

  gateTitle: 'તમારું સાથેનું વર્ષ જુઓ',
  gateText: 'કેટલી વાર મળો છો, શું ગમે છે, પ્લાન કોણ કરે છે અને શેમાં વાપરો છો: પ્રીમિયમ મેમ્બરને બંનેની આદતો દેખાય છે.',
  upgrade: 'પ્રીમિયમ લો',
};

function inMonths(months: number): string {
  return months === 12 ? 'બાર મહિનામાં' : months === 1 ? 'એક મહિનામાં' : `${months} મહિનામાં`;
}
