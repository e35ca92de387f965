export const nudgesText = {
  messageRequired: 'Message is required',
  messageTooLong: 'Message too long',
  typeInvalid: 'Please choose a kind of nudge',
  needsPartner: 'You can nudge your partner once they have joined you',
  onlyReceiver: 'Only the partner who received this nudge can answer it',
};
