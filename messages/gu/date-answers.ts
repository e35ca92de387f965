import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/date-answers.ts';
import { agent } from './agent.ts';

/** A partner whose name is unknown. */
const partner = 'તમારા પાર્ટનર';

export const dateAnswersText: Catalogue<typeof english.dateAnswersText> = {
  suggestOther: 'બીજો ટાઇમ',
  suggestTitle: 'બીજો ટાઇમ સૂચવો',
  suggestedBy: (name, moment, instead) => `${agent(name ?? partner)} નવો ટાઇમ સૂચવ્યો: ${moment} (હમણાં: ${instead})`,
  suggestedByYou: (moment, instead) => `તમે નવો ટાઇમ સૂચવ્યો: ${moment} (હમણાં: ${instead})`,
  acceptSuggestion: 'નવો ટાઇમ ફાવશે',
  suggestionAccepted: 'ટાઇમ બદલાઈ ગયો',
  suggestionAcceptedText: 'નક્કી: ડેટ હવે નવા ટાઇમે.',
  keepTime: 'ટાઇમ આ જ રાખો',
  timeKept: 'ટાઇમ આ જ રહેશે',
  withdraw: 'પાછો ખેંચો',
  withdrawn: 'સૂચવેલો ટાઇમ પાછો ખેંચ્યો',
  suggestionFailed: 'ટાઇમ બદલી ન શકાયો',
  accept: 'ફાવશે',
  maybe: 'કદાચ',
  decline: 'ના',
  partnerAnswer: {
    pending: (name) => `${name ?? partner}ના જવાબની રાહ`,
    accepted: (name) => `${agent(name ?? partner)} હા પાડી`,
    maybe: (name) => `${agent(name ?? partner)} કહ્યું: કદાચ`,
    rejected: (name) => `${name ?? partner}ને નહીં ફાવે`,
  },
  ownAnswer: { accepted: 'તમે હા પાડી', maybe: 'તમે કહ્યું: કદાચ', rejected: 'તમે ના પાડી' },
  asks: (name) => `${name ?? partner} પૂછે છે`,
  onlyYou: 'હજી ફક્ત તમે',
  scopeTitle: {
    update: 'કઈ ડેટ બદલવી છે?',
    respond: 'કઈ ડેટનો જવાબ આપવો છે?',
    delete: 'કઈ ડેટ ડિલીટ કરવી છે?',
  },
  responded: 'જવાબ પહોંચ્યો',
  respondedText: 'તમારો જવાબ સેવ થયો.',
  respondFailed: 'જવાબ ન પહોંચ્યો',
  respondFailedText: 'ડેટનો જવાબ આપી ન શકાયો.',
};
