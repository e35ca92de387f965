import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/debts.ts';
import { isolated } from '../isolated.ts';
import { agent } from './agent.ts';

export const debtsText: Catalogue<typeof english.debtsText> = {
  youOwe: (name) => `તમારે ${isolated(name)}ને આપવાના`,
  owesYou: (name) => `${agent(name)} તમને આપવાના`,
  even: 'તમારો હિસાબ સરભર છે',
};
