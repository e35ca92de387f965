import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/handed.ts';

export const handedText: Catalogue<typeof english.handedText> = {
  title: 'તમારા મેસેજમાંથી',
  lead: 'મેસેજ આ ડિવાઇસ પર જ વંચાય છે. તમે ટિક કરો એ જ ખર્ચ ઉમેરાય છે.',
  lost: 'એ અહીં પહોંચ્યું નથી',
  lostText: 'ફરી શેર કરો.',
  isKnown: 'અહીં છે જ',
  untitled: 'પેમેન્ટ',
  reference: (number) => `રેફરન્સ ${number}`,
  add: (count) => `${count.toLocaleString('en-IN')} ખર્ચ ઉમેરો`,
  added: (count) => (count === 1 ? '1 ખર્ચ ઉમેર્યો' : `${count.toLocaleString('en-IN')} ખર્ચ ઉમેર્યા`),
};
