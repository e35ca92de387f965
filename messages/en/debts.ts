export const debtsText = {
  youOwe: (name: string) => `You owe ${name}`,
  owesYou: (name: string) => `${name} owes you`,
  even: 'You are even',
} as const;
