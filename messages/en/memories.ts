const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1024 * MEGABYTE;

/** Formats sizes as 3 KB, 4.2 MB or 5 GB. */
function formatSize(bytes: number): string {
  const [unit, name] = bytes < MEGABYTE ? [1024, 'KB'] : bytes < GIGABYTE ? [MEGABYTE, 'MB'] : [GIGABYTE, 'GB'];
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

export const memoryScreensText = {
  title: 'Memories',
  lead: 'What the two of you keep.',
  loading: 'Loading your memories…',
  failedTitle: 'Your memories did not load',
  failedText: 'They are safe. Please try again.',
  add: 'Add Memory',
  emptyTitle: 'No Memories Yet',
  emptyText: 'A photo and a line are enough. Years from now you will find the day again here.',
  emptyAction: 'Create Your First Memory',

  total: 'Total Memories',
  years: 'Years Together',
  thisMonth: 'This Month',

  onThisDay: 'On this day',
  yearsAgo: (years: number) => (years === 1 ? 'One year ago' : `${years} years ago`),

  search: 'Search memories',
  clearSearch: 'Clear the search',
  filterYear: 'Year',
  allYears: 'All years',
  filterTag: 'Tag',
  allTags: 'All tags',
  filterPhoto: 'Photo',
  anyPhoto: 'All',
  hasPhoto: 'With a photo',
  hasNoPhoto: 'Without a photo',
  found: (count: string, isOne: boolean) => (isOne ? '1 memory found' : `${count} memories found`),
  showAll: 'Show all',
  noneFoundTitle: 'No memory found',
  noneFoundText: 'Try other words, or another year.',
  seeTag: (tag: string) => `All memories with the tag ${tag}`,

  timeline: 'Timeline',
  goToYear: 'Choose a year',
  goToMonth: (year: string) => `Choose a month of ${year}`,
  count: (count: number) => (count === 1 ? '1 memory' : `${count} memories`),

  tipsTitle: 'Memory Tips',
  tips: [
    'Keep the small days too: a chai stall in the rain says more than a tenth sunset.',
    'Write down what was said. A photo cannot remember it for you.',
    'Use the same word as a tag for what returns, like “Uttarayan” or “home”.',
    'Scan an old print with your phone and give it its true date.',
  ],

  formTitle: 'Add Memory',
  formText: 'Both of you will see it.',
  editTitle: 'Edit Memory',
  dateTitle: 'Keep this date as a memory',
  dateText: 'A photo and a line are enough to find it again in years.',
  fieldTitle: 'Title',
  titleExample: 'Kites on the terrace',
  fieldDate: 'Date',
  dayOfPhoto: 'The day on which the photo was taken.',
  takeDayOfPhoto: (day: string) => `The photo was taken on ${day}. Use this day`,
  texts: { place: 'Place', description: 'Description' },
  descriptionExample: 'Who was there, what was said, what it smelled of',
  fieldTags: 'Tags',
  fieldImageUrl: 'Image URL',
  imageUrlExample: 'https://…',
  imageUrlHint: 'Instead of a photo of your own: a picture on the web.',
  create: 'Create Memory',
  upgrade: 'Upgrade to Premium',
  saveDate: 'Save Memory',
  save: 'Save changes',

  photo: 'Photo',
  choosePhoto: 'Choose a photo',
  choosePhotoText: 'From your camera or gallery, or drop it here: up to 10, each up to 15 MB.',
  furtherPhotos: 'More photos',
  addPhotos: 'Add photos',
  photoNumber: (number: number) => `Photo ${number}`,
  photosOf: (title: string) => `Photos of ${title}`,
  photoCount: (count: number) => `${count} photos`,
  makeCover: 'Make it the cover',
  moveEarlier: 'Move earlier',
  replacePhoto: 'Replace',
  removePhoto: 'Remove photo',
  otherPhoto: 'Choose another',
  withoutPhoto: 'Skip the photo',
  photosLeftOut: (most: number, count: number) =>
    count === 1
      ? `A memory has room for ${most} photos. One was left out.`
      : `A memory has room for ${most} photos. ${count} were left out.`,
  photosLost: (count: number) =>
    count === 1
      ? 'One photo is no longer here. Please choose it again.'
      : `${count} photos are no longer here. Please choose them again.`,
  uploadWaiting: 'Waiting for the upload…',
  preparing: 'Preparing the photo…',
  uploading: (percent: number) => `Uploading… ${percent}%`,
  uploadingLabel: 'Upload of the photo',
  storing: 'Almost there…',
  cancelUpload: 'Cancel upload',
  retryUpload: 'Try again',
  uploadFailed: 'The photo was not uploaded. Please try again.',
  photoReady: 'Photo ready',
  waitingForPhotos: (count: number) => (count === 1 ? 'Waiting for one photo…' : `Waiting for ${count} photos…`),
  photosHeldUp: 'Nothing is saved yet: a photo was not uploaded. Try it again, or remove it.',

  view: 'Memory',
  position: (position: number, count: number) => `${position} of ${count}`,
  newer: 'Newer memory',
  older: 'Older memory',
  keptBy: (name: string) => `Kept by ${name}`,
  keptByYou: 'Kept by you',
  brokenPhoto: 'The photo cannot be shown right now.',
  milestones: { date_night: 'Date night' },
  edit: 'Edit',
  delete: 'Delete',
  download: 'Download photo',
  downloadOriginal: 'Download the original',
  originalFacts: (width: number, height: number, size: string) => `${width}\u00A0×\u00A0${height}, ${size}`,
  originals: 'Original Photos',
  originalsText:
    'The photos of your memories as your camera took them, for both of you to download. Where and with what they were taken is removed first.',
  originalsLoading: 'Loading how much space is left…',
  originalsFailed: 'The space left did not load',
  originalsFailedText: 'Your photos are safe. Please try again.',
  originalsUsed: (used: string, total: string) => `${used} of ${total} used`,
  originalsNearlyFull:
    'Almost out of space. Deleting memories for good makes room; until then photos are kept at screen size.',
  originalsNote: (used: string) => `The originals are uploaded after you save. Space for them: ${used}.`,
  originalNotKept: 'The original was not kept',
  deleteTitle: 'Delete this memory?',
  deleteText: (title: string, hasPhoto: boolean) =>
    `“${title}” ${hasPhoto ? 'and its photo will be removed' : 'will be removed'} for both of you. You can restore it for 30 days from “Recently Deleted” in your profile.`,

  error: 'Error',
  created: 'Memory Created!',
  createdText: 'It is in your timeline now.',
  createFailed: 'Error Creating Memory',
  createFailedText: 'Failed to create memory.',
  saved: 'Memory Saved!',
  savedText: 'The date has become a memory.',
  saveFailedText: 'Failed to save memory. Please try again.',
  updated: 'Memory Updated!',
  updatedText: 'Your changes have been saved.',
  updateFailedText: 'Failed to update memory. Please try again.',
  deleted: 'Memory Deleted',
  deletedText: 'It is no longer in your timeline.',
  deleteFailedText: 'Failed to delete memory. Please try again.',
} as const;
