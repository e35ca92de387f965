import type { Catalogue } from '#messages/catalogue.ts';
import type { fromPartnerText as english } from '../en/from-partner.ts';
import { isolated } from '../isolated.ts';
import { agent } from './agent.ts';

export const fromPartnerText: Catalogue<typeof english> = {
  title: (name) => `${isolated(name)} તરફથી`,
  more: (count) => (count === 1 ? 'હજી 1 બાકી છે' : `હજી ${count} બાકી છે`),
  later: 'પછી',
  dismiss: 'બંધ કરો',
  heartLabel: '♥ દિલ મોકલો',
  reply: 'જવાબ આપો',
  open: 'ખોલો',
  answer: 'જવાબ આપો',
  answered: (name) => `${agent(name)} આજના સવાલનો જવાબ આપ્યો છે`,
  answeredText: 'તમે પણ લખો, પછી બંનેને એકબીજાનો જવાબ દેખાશે.',
  opened: (name) => `${agent(name)} પણ જવાબ આપ્યો`,
  question: 'આજનો સવાલ',
  reacted: (name, emoji) => `${agent(name)} ${emoji} મોકલ્યું`,
  commented: (name) => `${agent(name)} કમેન્ટ લખી`,
  photos: (name, count) => (count === 1 ? `${agent(name)} ફોટો મૂક્યો` : `${agent(name)} ${count} ફોટા મૂક્યા`),
  given: (name) => `${agent(name)} તમને એક કામ સોંપ્યું`,
  asks: (name) => `${isolated(name)} પૂછે છે`,
  suggests: (name) => `${agent(name)} નવો ટાઇમ સૂચવ્યો`,
  slip: 'હમણાં જ આવ્યું',
  failed: 'જોયેલું માર્ક ન થયું',
  pending: 'હોમ પરની નવી વાતો',
};
