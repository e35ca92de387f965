import type { Catalogue } from '#messages/catalogue.ts';
import type { conciergeText as english } from '../en/concierge.ts';

export const conciergeText: Catalogue<typeof english> = {
  kindInvalid: 'ગિફ્ટ જોઈએ છે કે પ્લાન, એ કહો',
  stateInvalid: 'લિસ્ટમાંથી એક સ્થિતિ પસંદ કરો',
  occasionRequired: 'કયો પ્રસંગ છે એ લખો',
  budgetRequired: 'તમારું બજેટ લખો',
  budgetBounds: (least, most) => `બજેટ ₹${least}થી ₹${most} વચ્ચે રાખો`,
  dayInvalid: 'સાચી તારીખ પસંદ કરો',
  dayPast: 'આવનારી કોઈ તારીખ પસંદ કરો',
  wishesRequired: 'તમારે શું જોઈએ છે એ લખો',
  answerRequired: 'જવાબ લખો',
  tooManyOpen: (max) =>
    max === 1
      ? 'તમારી એક રિક્વેસ્ટનો જવાબ આવવાનો બાકી છે. એની રાહ જુઓ, અથવા એને પાછી ખેંચી લો.'
      : `તમારી ${max} રિક્વેસ્ટના જવાબ આવવાના બાકી છે. રાહ જુઓ, અથવા એકાદ પાછી ખેંચી લો.`,
  alreadyDecided: 'આ રિક્વેસ્ટનો જવાબ અપાઈ ગયો છે, અથવા એ પાછી ખેંચાઈ ગઈ છે',
  kinds: { gift: 'ગિફ્ટ', planning: 'પ્લાન' },

  answeredTitle: { gift: 'તમારા ગિફ્ટ આઇડિયા આવી ગયા', planning: 'તમારો પ્લાન તૈયાર છે' },
  answeredQuietly: 'અમારો જવાબ આવી ગયો છે',
  openToRead: 'વાંચવા માટે એપ ખોલો.',
};
