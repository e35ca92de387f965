export const adminContactText = {
  stateInvalid: 'Choose waiting or answered',
  categoryInvalid: 'Choose a category from the list',
} as const;
