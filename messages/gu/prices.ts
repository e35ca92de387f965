import type { Catalogue } from '#messages/catalogue.ts';
import type { pricesText as english } from '../en/prices.ts';

export const pricesText: Catalogue<typeof english> = {
  amount: (rupees) => `₹${rupees}`,
  perYear: (amount, monthly) => `વર્ષે ${amount} (મહિને આશરે ₹${monthly})`,
  pilot: (rupees) => `પહેલા વર્ષે પાઇલટ ભાવ ₹${rupees}`,
  line: ({ pilot, yearly, monthly }) =>
    pilot < yearly
      ? `પહેલા વર્ષે પાઇલટ ભાવ ₹${pilot}, પછી વર્ષે ₹${yearly} (મહિને આશરે ₹${monthly})`
      : `વર્ષે ₹${yearly} (મહિને આશરે ₹${monthly})`,
};
