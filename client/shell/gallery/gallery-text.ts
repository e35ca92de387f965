/** Samples of hard cases: long Gujarati names, no photo, large sums. */
export const galleryText = {
  user: { firstName: 'માધવી-બેન', lastName: 'રાજેન્દ્રકુમાર ત્રિવેદી', profileImageUrl: null },
  partner: { name: 'Arjun Trivedi' },
  longText: 'રાજેન્દ્રકુમાર અને માધવી-બેન ત્રિવેદી, 14 years and one very long title for a small row',
} as const;
