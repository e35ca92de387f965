/** The wording of the faults of any field, which an input shows before its form is sent. */
export const fieldFaultsText = {
  tooLong: (maxLength: number) => `Please use at most ${maxLength} characters`,
  nameInvalid: 'Please leave out symbols such as / @ < > in a name',
  tagsInvalid: 'Please give the tags as a list of words.',
  tooManyTags: (max: number) => `Please use at most ${max} tags.`,
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  invalid: 'Please check what you entered',
  idInvalid: 'The id of something new must be a UUID of version 7',
  basisInvalid: 'Give updatedAt as it was read',
  limitInvalid: 'Please ask for 1 to 500 rows.',
  wholeNumber: 'Please enter a whole number.',
  orderInvalid: 'Choose newest or oldest',
} as const;
