import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/debts.ts';
import { isolated } from '../isolated.ts';

export const debtsText: Catalogue<typeof english.debtsText> = {
  youOwe: (name) => `आपको ${isolated(name)} को देने हैं`,
  owesYou: (name) => `आपको ${isolated(name)} से लेने हैं`,
  even: 'आपका हिसाब बराबर है',
};
