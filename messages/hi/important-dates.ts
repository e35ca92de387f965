import type { Catalogue } from '#messages/catalogue.ts';
import type { importantDatesText as english } from '../en/important-dates.ts';

export const importantDatesText: Catalogue<typeof english> = {
  onlyOwnerShares: 'यह दिन शेयर करना है या नहीं, यह वही तय कर सकते हैं जिन्होंने इसे जोड़ा है',
  categories: {
    birthday: 'बर्थडे',
    anniversary: 'एनिवर्सरी',
    holiday: 'त्योहार',
    memorial: 'किसी की याद में',
    family: 'फ़ैमिली',
    other: 'कुछ और',
  },

  reminderTitle: 'खास दिन',
  reminderMessage: (daysLeft, day) => `${countDown(daysLeft)}, ${day}। कौन सा दिन है, टैप करके देखें।`,
  namedReminderMessage: (daysLeft, day) => `${countDown(daysLeft)}, ${day}`,
};

function countDown(daysLeft: number): string {
  if (daysLeft === 0) return 'आज';
  return daysLeft === 1 ? 'कल' : `${daysLeft} दिन बाद`;
}
