/** Words of a field for a password, which most screens do not have. */
export const passwordFieldText = {
  show: 'Show password',
  hide: 'Hide password',
  strength: {
    empty: 'Three or four words are easier to remember than symbols, and harder to guess.',
    weak: 'Weak: make it longer, a few words are best.',
    fair: 'Fair: a few more letters make it strong.',
    strong: 'Strong',
  },
} as const;
