import { formatSize } from '../format-size.ts';
import { isolated } from '../isolated.ts';

export const memoriesText = {
  photoGone: 'That photo is no longer there. Please choose it again.',
  photoUnreadable: 'Please choose a JPEG, PNG, WebP or AVIF photo.',
  photoNoPicture: 'This file is not a photo. Please choose a JPEG, PNG, WebP or AVIF photo.',
  photoBroken: 'This photo is damaged or incomplete. Please choose another copy of it.',
  photoHeic:
    'This photo is in the HEIC format, which cannot be opened here. Please save it as a JPEG and choose it again. To take JPEG photos from now on: on an iPhone, choose “Camera”, “Formats”, “Most Compatible” in the settings; on other phones, turn off “High efficiency” (HEIF) in the camera’s settings.',
  photoTooManyPixels: (millions: number) => `Photos can have at most ${millions} million pixels.`,
  originalUnreadable: 'Only the originals of JPEG, PNG and WebP photos are kept.',
  originalExists: 'The original of this photo is kept already.',
  originalsFull: (totalBytes: number) =>
    totalBytes === 0
      ? 'Original photos are not kept at the moment. Your photo is safe in the size of a screen.'
      : `Your ${formatSize('en', totalBytes)} for original photos are full. Your photo is safe in the size of a screen.`,
  size: (bytes: number) => formatSize('en', bytes),
  broughtInFuture: 'The day of a memory from your photos cannot be in the future.',
  brought: (firstName: string) => `${isolated(firstName)} is filling your timeline`,
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
  seeTag: (tag: string) => `All memories with the tag ${isolated(tag)}`,

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
  addPhotos: 'Add photos',
  photoNumber: (number: number) => `Photo ${number}`,
  photosOf: (title: string) => `Photos of ${isolated(title)}`,
  photoCount: (count: number) => `${count} photos`,
  makeCover: 'Make it the cover',
  moveEarlier: 'Move earlier',
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
  retryUpload: 'Try again',
  uploadFailed: 'The photo was not uploaded. Please try again.',
  photoReady: 'Photo ready',
  waitingForPhotos: (count: number) => (count === 1 ? 'Waiting for one photo…' : `Waiting for ${count} photos…`),
  photosHeldUp: 'Nothing is saved yet: a photo was not uploaded. Try it again, or remove it.',

  view: 'Memory',
  position: (position: number, count: number) => `${position} of ${count}`,
  newer: 'Newer memory',
  older: 'Older memory',
  keptBy: (name: string) => `Kept by ${isolated(name)}`,
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
    'The photos of your memories as your camera took them, for both of you to download. We first remove where and with what camera they were taken.',
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
    `“${isolated(title)}” ${hasPhoto ? 'and its photo will be removed' : 'will be removed'} for both of you. You can restore it for 30 days from “Recently Deleted” in your profile.`,

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
