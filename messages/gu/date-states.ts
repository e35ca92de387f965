import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/date-states.ts';
import { agent } from './agent.ts';

/** A partner whose name is unknown. */
const partner = 'તમારા પાર્ટનર';

export const dateStatesText: Catalogue<typeof english.dateStatesText> = {
  suggestedByYou: (moment) => `તમે નવો ટાઇમ સૂચવ્યો: ${moment}`,
  partnerAnswer: {
    pending: (name) => `${name ?? partner}ના જવાબની રાહ`,
    accepted: (name) => `${agent(name ?? partner)} હા પાડી`,
    maybe: (name) => `${agent(name ?? partner)} કહ્યું: કદાચ`,
    rejected: (name) => `${name ?? partner}ને નહીં ફાવે`,
  },
  ownAnswer: { accepted: 'તમે હા પાડી', maybe: 'તમે કહ્યું: કદાચ', rejected: 'તમે ના પાડી' },
  asks: (name) => `${name ?? partner} પૂછે છે`,
  onlyYou: 'હજી ફક્ત તમે',
  // The time names the part of the day: 'આજે, રાત્રે 9:00'.
  tonight: 'આજે',
  today: 'આજે',
  tomorrow: 'કાલે',
  time: (time) => time,
};
