export const stepUpText = {
  title: 'Confirm that it is you',
  text: 'This change needs your second step once more.',
} as const;
