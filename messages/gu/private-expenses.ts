import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/private-expenses.ts';
import { isolated } from '../isolated.ts';

export const privateExpensesText: Catalogue<typeof english.privateExpensesText> = {
  privatePayer: 'જે ફક્ત તમને દેખાય છે એના પૈસા તમે જ આપ્યા હોય.',
  surpriseOfBoth: 'સરપ્રાઇઝ એક દિવસ તમને બંનેને દેખાવાની હોય.',
  onlyAuthorHides: 'ખર્ચ જેણે ઉમેર્યો હોય એ જ નક્કી કરે કે કોને દેખાય.',
  settledSince: 'એ પછી હિસાબ ચૂકતે થઈ ગયો છે, એટલે કોને દેખાય એ હવે બદલાય નહીં.',
  /** The payer of what was paid from the couple's own money. */
  ourMoney: 'બંનેના પૈસા',
};

export const privateExpenseScreensText: Catalogue<typeof english.privateExpenseScreensText> = {
  whoSees: 'કોને દેખાય',
  both: 'બંનેને',
  /** For a member without a partner yet. */
  bothAlone: 'પાર્ટનરને પણ',
  meAloneHint: 'પાર્ટનર જોડાય પછી પણ એ ફક્ત તમને દેખાશે.',
  me: 'ફક્ત તમને',
  surprise: 'સરપ્રાઇઝ',
  onlyYou: 'ફક્ત તમને દેખાય છે',
  surpriseUntil: (date) => `${date} સુધી સરપ્રાઇઝ`,
  surpriseDay: 'પાર્ટનરને ક્યારે દેખાય',
  meHint: (name) => `${isolated(name)}ને આ દેખાશે નહીં, અને તમારા બંનેના સરવાળામાં પણ ગણાશે નહીં.`,
  surpriseHint: (name) => `ત્યાં સુધી ${isolated(name)}ને આ દેખાશે નહીં, અને તમારા બંનેના સરવાળામાં પણ ગણાશે નહીં.`,
  ourMoney: 'બંનેના પૈસા',
  ourMoneyHint: 'બધા સરવાળામાં ગણાય છે, પણ કોણે કોને આપવાના એમાં નહીં.',
  paidFromOurs: 'બંનેના પૈસામાંથી',
  mineText: 'તમારા પોતાના ખર્ચ અને સરપ્રાઇઝ. ઉપરના કોઈ સરવાળામાં એ ગણાતા નથી.',
  mineTotal: (month) => `${month}, ફક્ત તમને દેખાય છે`,
  mineFound: (count, total, isOne) =>
    isOne ? `1 ખર્ચ ફક્ત તમને દેખાય છે, ${total}` : `${count} ખર્ચ ફક્ત તમને દેખાય છે, ${total}`,
};
