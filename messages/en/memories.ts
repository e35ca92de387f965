export const memoriesText = {
  titleRequired: 'Please provide a title for your memory.',
  dateRequired: 'Please select a date for your memory.',
  imageUrlInvalid: 'Please enter a valid image address that begins with https:// or http://.',
  photoGone: 'That photo is no longer there. Please choose it again.',
  photoRequired: 'Please choose a photo.',
  photoUnreadable: 'Please choose a JPEG, PNG, WebP or AVIF photo.',
  photoTooLarge: 'Photos can be at most 15 MB.',
  pageInvalid: 'Please ask for 1 to 500 memories.',
  cursorInvalid: 'This list cannot be read on from there. Please start again.',
} as const;
