import { isolated } from '../isolated.ts';
export const galleryText = {
  title: 'Fill your timeline',
  lead: 'Your older photos become memories, day by day.',
  loading: 'Looking at what is saved here…',
  failedTitle: 'Your saved photos did not load',
  failedText: 'Your browser did not open its storage. Please try again.',

  introTitle: 'Your years before Jugal',
  introText: (most: number) =>
    `Choose up to ${most} photos. They are sorted into days on this device, and you look through them before anything is sent.`,
  points: [
    'Each day becomes a memory that you can name, or leave out.',
    'Where a photo was taken never leaves this device.',
    'Lose the network, reload or close the app: it goes on where it stopped.',
    'Free. Only this month’s days count towards the monthly limit.',
  ],
  choose: 'Choose photos',
  chooseMore: 'Choose more',
  unsupportedTitle: 'This browser cannot prepare photos',
  unsupportedText: 'Please update it, or open Jugal in a newer one.',

  readingLabel: 'Photos ready',
  scanning: (done: number, total: number) => `Checking the dates… ${done} of ${total}`,
  drawing: (done: number, total: number) => `Preparing the photos… ${done} of ${total}`,
  readingText: 'Keep the app open until all are prepared. You can name the days meanwhile.',
  stop: 'Stop',

  leftOut: (most: number, count: number) =>
    count === 1 ? `${most} photos at a time. One was left out.` : `${most} photos at a time. ${count} were left out.`,
  known: (count: number) =>
    count === 1 ? 'One photo is in your memories already.' : `${count} photos are in your memories already.`,
  missing: (count: number) =>
    count === 1
      ? 'One photo was not prepared yet. Please choose it again.'
      : `${count} photos were not prepared yet. Please choose them again: photos already here are not added twice.`,
  full: 'This device is full. Save the days that are here, then choose the other photos again.',
  readingFailed: 'The photos could not be prepared. Please choose them again.',
  unreadableTitle: (count: number) => (count === 1 ? 'One file could not be read' : `${count} files could not be read`),
  faults: {
    'too-large': 'It is larger than 60 MB.',
    'no-picture': 'It is not a photo.',
    kind: 'This browser cannot open photos of this kind. Save it as a JPEG and choose it again.',
    broken: 'It is damaged, or too large for this device.',
  },

  days: 'Days',
  summary: (photos: number, days: number) =>
    `${photos === 1 ? '1 photo' : `${photos} photos`} from ${days === 1 ? '1 day' : `${days} days`}`,
  dayTitle: (day: string) => `Title for ${day}`,
  photoOf: (number: number, day: string) => `Photo ${number} of ${day}`,
  leaveOutPhoto: (number: number) => `Leave out photo ${number}`,
  leaveOutDay: 'Leave out this day',
  dayLeftOut: 'Left out',
  putBack: (count: number) => (count === 1 ? 'Add 1 photo again' : `Add ${count} photos again`),
  undated: 'Day not known',
  undatedText: 'These photos do not say when they were taken. Choose their day, and they become a memory.',
  undatedDay: 'Day of these photos',
  undatedLeft: (count: number) =>
    count === 1
      ? 'One photo still needs a day. It stays here until you choose one.'
      : `${count} photos still need a day. They stay here until you choose one.`,
  leaveOutUndated: 'Leave out the photos without a day',
  photoUndated: (number: number) => `Photo ${number}, day not known`,
  dayOf: (day: string) => `Day of the photos of ${day}`,
  dayInvalid: 'Please choose a day up to today.',
  moved: (count: number, day: string) =>
    count === 1 ? `1 photo is now on ${day}` : `${count} photos are now on ${day}`,
  inParts: (most: number, count: number) => `A memory has room for ${most} photos: this day becomes ${count} memories.`,
  hasMemory: 'There is a memory of this day already; this one is saved beside it.',
  part: (title: string, part: number) => `${isolated(title)} (${part})`,
  agree: (count: number) => (count === 1 ? 'Save 1 memory' : `Save ${count} memories`),
  startOver: 'Start over',
  startOverText: 'What you have looked through here is discarded. The photos stay in your gallery.',

  sendingTitle: 'Your photos are on their way',
  sendingLabel: 'Photos sent',
  sent: (done: number, total: number) => `${done} of ${total} photos`,
  sendingText: (name: string | null) =>
    `You can use the app or close it. ${name === null ? 'Your partner' : isolated(name)} sees each memory as it comes.`,
  offlineText: 'No network at the moment. It continues as soon as there is one.',
  pausedTitle: 'Paused',
  pausedText: 'Nothing is sent until you go on.',
  pause: 'Pause',
  resume: 'Go on',
  doneTitle: 'Your photos are in',
  doneText: (photos: number, memories: number) =>
    `${photos === 1 ? '1 photo' : `${photos} photos`} in ${memories === 1 ? '1 memory' : `${memories} memories`}.`,
  seeMemories: 'See your memories',
  refusedTitle: 'Not accepted',
  retry: 'Try again',
  letGo: 'Let it go',

  offer: 'Fill your timeline',
} as const;
