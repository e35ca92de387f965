const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1024 * MEGABYTE;

/** Formats sizes as 3 KB, 4.2 MB or 5 GB. */
function formatSize(bytes: number): string {
  const [unit, name] =
    bytes < MEGABYTE ? [1024, 'KB'] : bytes < GIGABYTE ? [MEGABYTE, 'MB'] : [GIGABYTE, 'GB'];
  const amount = bytes / unit;
  return `${amount.toLocaleString('en-IN', { maximumFractionDigits: amount < 100 && unit > 1024 ? 1 : 0 })}\u00A0${name}`;
}

export const memoriesText = {
  titleRequired: 'Please provide a title for your memory.',
  dateRequired: 'Please select a date for your memory.',
  imageUrlInvalid: 'Please enter a valid image address that begins with https:// or http://.',
  photosInvalid: 'Please send the addresses of photos that were uploaded.',
  photosTooMany: (max: number) => `A memory can have at most ${max} photos.`,
  photoGone: 'That photo is no longer there. Please choose it again.',
  photoRequired: 'Please choose a photo.',
  photoUnreadable: 'Please choose a JPEG, PNG, WebP or AVIF photo.',
  photoNoPicture: 'This file is not a photo. Please choose a JPEG, PNG, WebP or AVIF photo.',
  photoBroken: 'This photo is damaged or incomplete. Please choose another copy of it.',
  photoHeic:
    'This photo is in the HEIC format, which cannot be opened here. Please save it as a JPEG and choose it again.',
  photoTooManyPixels: (millions: number) => `Photos can have at most ${millions} million pixels.`,
  originalUnreadable: 'Only the originals of JPEG, PNG and WebP photos are kept.',
  originalExists: 'The original of this photo is kept already.',
  originalsFull: (totalBytes: number) =>
    totalBytes === 0
      ? 'Original photos are not kept at the moment. Your photo is safe in the size of a screen.'
      : `Your ${formatSize(totalBytes)} for original photos are full. Your photo is safe in the size of a screen.`,
  size: formatSize,
  photoTooLarge: 'Photos can be at most 15 MB.',
  yearInvalid: 'Please give the year as four digits, such as 2024.',
  hasPhotoInvalid: 'Please say true or false: with a photo, or without.',
  pageInvalid: 'Please ask for 1 to 500 memories.',
  contentHashInvalid: 'Please say the file’s SHA-256 as 64 hexadecimal digits.',
  galleryTooMany: (max: number) => `At most ${max} photos can be brought at once.`,
  broughtInFuture: 'The day of a memory from your photos cannot be in the future.',
  brought: (firstName: string) => `${firstName} is filling your timeline`,
  broughtMessage: (figure: string, count: number) =>
    count === 1 ? 'The first memory is there.' : `${figure} memories are there.`,
} as const;
