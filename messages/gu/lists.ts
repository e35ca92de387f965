import type { Catalogue } from '#messages/catalogue.ts';
import type { listsText as english } from '../en/lists.ts';
import { agent } from './agent.ts';

export const listsText: Catalogue<typeof english> = {
  titleRequired: 'લિસ્ટનું નામ લખો.',
  textRequired: 'કંઈક લખો.',
  kindInvalid: 'કેવું લિસ્ટ છે એ પસંદ કરો.',
  assigneeInvalid: 'આ કામ તમારા બેમાંથી જ કોઈને આપી શકાય.',
  dayInvalid: 'સાચી તારીખ પસંદ કરો.',
  repeatInvalid: '1થી 12 દિવસ, અઠવાડિયાં કે મહિના પસંદ કરો.',
  choiceInvalid: 'જવાબ true અથવા false માં આપો.',
  positionInvalid: 'જગ્યા એક નંબર હોવી જોઈએ.',
  itemsInvalid: 'આઇટમ એમની id થી જણાવો.',
  listsFull: (max) => `તમારાં ${max} લિસ્ટ થઈ ગયાં છે. જેની જરૂર નથી એ ડિલીટ કરો.`,
  itemsFull: (max) => `આ લિસ્ટમાં ${max} આઇટમ થઈ ગઈ છે. પતી ગયેલી કાઢી નાખો, અથવા નવું લિસ્ટ બનાવો.`,

  dueTitle: (text) => `આજે: ${text}`,
  dueQuietly: 'તમારા લિસ્ટમાં આજ માટે કંઈક છે',
  given: (firstName) => `${agent(firstName)} તમને એક કામ આપ્યું`,
  givenMessage: (title, text) => `${title}: ${text}`,
  givenSeveral: (figure, count) => (count === 1 ? 'તમારા લિસ્ટમાં એક કામ' : `તમારા લિસ્ટમાં ${figure} કામ`),
};
