import type { Catalogue } from '#messages/catalogue.ts';
import type { pricesText as english } from '../en/prices.ts';

/** The price of Premium, in the same words and figures everywhere. */
export const pricesText: Catalogue<typeof english> = {
  amount: (rupees) => `₹${rupees}`,
  perYear: (amount, monthly) => `${amount} सालाना (महीने के करीब ₹${monthly})`,
  pilot: (rupees) => `पायलट में पहला साल ₹${rupees} में`,
  line: ({ pilot, yearly, monthly }) => {
    const later = `₹${yearly} सालाना (महीने के करीब ₹${monthly})`;
    return pilot < yearly ? `पायलट में पहला साल ₹${pilot} में, फिर ${later}` : later;
  },
};
