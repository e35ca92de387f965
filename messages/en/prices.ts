/** Whole rupees. */
interface Price {
  /** The present price for a member. */
  pilot: number;
  yearly: number;
  monthly: number;
}

/** The price of Premium, in the same words and figures everywhere. */
export const pricesText = {
  amount: (rupees: number) => `₹${rupees}`,
  perYear: (amount: string, monthly: number) => `${amount} per year (about ₹${monthly} a month)`,
  pilot: (rupees: number) => `Pilot price ₹${rupees} for the first year`,
  /** The whole price in one line. If the pilot price is not lower, only the yearly one. */
  line: ({ pilot, yearly, monthly }: Price) => {
    const later = `₹${yearly} per year (about ₹${monthly} a month)`;
    return pilot < yearly ? `Pilot price ₹${pilot} for the first year, then ${later}` : later;
  },
};
