import type { Catalogue } from '#messages/catalogue.ts';
import type { debtsText as english } from '../../en/screens/debts.ts';
import { agent } from '../agent.ts';

export const debtsText: Catalogue<typeof english> = {
  youOwe: (name) => `તમારે ${name}ને આપવાના`,
  owesYou: (name) => `${agent(name)} તમને આપવાના`,
  even: 'તમારો હિસાબ સરભર છે',
};
