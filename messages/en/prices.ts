/** Whole rupees. */
interface Price {
  /** What a member pays now. */
  pilot: number;
  yearly: number;
  monthly: number;
}

/** What Premium costs, in the same words and figures wherever it is said. */
export const pricesText = {
  amount: (rupees: number) => `₹${rupees}`,
  insteadOf: (amount: string) => `instead of ${amount}`,
  /** The whole price in one line; once the pilot price is no lower, the yearly one alone. */
  line: ({ pilot, yearly, monthly }: Price) => {
    const later = `₹${yearly} per year (about ₹${monthly} a month)`;
    return pilot < yearly ? `Pilot price ₹${pilot} for the first year, then ${later}` : later;
  },
};
