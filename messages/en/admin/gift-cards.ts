export const adminGiftCardsText = {
  brandRequired: 'Brand Name is required',
  categoryRequired: 'Category is required',
  descriptionRequired: 'Description is required',
  denominationInvalid: 'Denomination must be at least 1',
  pointsInvalid: 'Points Required must be at least 1',
  validityInvalid: 'Validity must be at least 1 day',
  stockInvalid: 'Stock quantity cannot be negative',
  tooMuch: 'Please enter at most 1,00,00,000',
  flagInvalid: 'Say true or false',
  statusInvalid: 'Choose pending, fulfilled or cancelled',
  codeRequired: 'Please enter the code of the gift card',
  notPending: 'This order has been decided already',
} as const;
