import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/date-states.ts';

/** A partner whose name is unknown. */
const partner = 'पार्टनर';

export const dateStatesText: Catalogue<typeof english.dateStatesText> = {
  suggestedByYou: (moment) => `आपने नया टाइम सुझाया: ${moment}`,
  partnerAnswer: {
    pending: (name) => `${name ?? partner} के जवाब का इंतज़ार`,
    accepted: (name) => `${name ?? partner} ने हाँ कहा`,
    maybe: (name) => `${name ?? partner} ने कहा: शायद`,
    rejected: (name) => `${name ?? partner} ने कहा, इस बार नहीं`,
  },
  ownAnswer: { accepted: 'आपने हाँ कहा', maybe: 'आपने कहा: शायद', rejected: 'आपने कहा, इस बार नहीं' },
  asks: (name) => `${name ?? partner} ने आपसे पूछा`,
  onlyYou: 'अभी सिर्फ़ आप',
  // The time names the part of the day: 'आज, रात 9:00'.
  tonight: 'आज',
  today: 'आज',
  tomorrow: 'कल',
  time: (time) => time,
};
