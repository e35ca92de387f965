export const memoriesText = {
  titleRequired: 'Please provide a title for your memory.',
  dateRequired: 'Please select a date for your memory.',
  imageUrlInvalid: 'Please enter a valid image address that begins with https:// or http://.',
  photosInvalid: 'Please send the addresses of photos that were uploaded.',
  photosTooMany: (max: number) => `A memory can have at most ${max} photos.`,
  photoGone: 'That photo is no longer there. Please choose it again.',
  photoRequired: 'Please choose a photo.',
  photoUnreadable: 'Please choose a JPEG, PNG, WebP or AVIF photo.',
  photoTooLarge: 'Photos can be at most 15 MB.',
  yearInvalid: 'Please give the year as four digits, such as 2024.',
  hasPhotoInvalid: 'Please say true or false: with a photo, or without.',
  pageInvalid: 'Please ask for 1 to 500 memories.',
} as const;
