export const experiencesText = {
  titleRequired: 'Title is required',
  descriptionRequired: 'Description is required',
  buttonTextInvalid: 'Please enter the text of the button',
  iconInvalid: 'Please choose an icon',
  flagInvalid: 'Say true or false',
  statusInvalid: 'Please select a status',
  linkInvalid: 'Please enter a web address that starts with http:// or https://',
  dateInvalid: 'Please select a date',
  maxParticipantsInvalid: 'Please enter at least 1 couple, or leave it empty',
  countInvalid: 'Please enter a whole number',
} as const;
