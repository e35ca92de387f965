import { isolated } from '../isolated.ts';
export const debtsText = {
  youOwe: (name: string) => `You owe ${isolated(name)}`,
  owesYou: (name: string) => `${isolated(name)} owes you`,
  even: 'You are even',
} as const;
