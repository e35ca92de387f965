import { isolated } from '../isolated.ts';
export const dailyMomentText = {
  needsPartner: 'The moment of the day is for two. Invite your partner first.',
  dayOver: 'A photo can be given for today, or for a day of the last 60 that you two were a couple.',
  open: 'You have both given your photo: they stay as they are',
  sealed: 'You can keep the photos once both of you have given one',
  deleted: 'The memory of this day was deleted.',
  memoryTitle: 'Our moment of the day',
  bothGiven: (firstName: string) => `${isolated(firstName)} has given the moment of the day too`,
  bothGivenMessage: 'Both photos are open now.',
  evening: 'Your question for this evening',
  eveningMoment: (firstName: string) => `${isolated(firstName)} has given the moment of the day`,
  eveningBoth: (firstName: string) => `${isolated(firstName)} has answered, and given the moment of the day`,
};

export const dailyMomentScreensText = {
  title: 'Moment of the day',
  lead: 'One photo each. You see each other’s once both are there.',
  take: 'Take a photo',
  choose: 'Choose a photo',
  /** Name of the camera on Home. */
  takeFirst: 'Take a photo: the moment of the day',
  takeToo: (firstName: string | null) =>
    firstName === null
      ? 'Take a photo: your partner has given the moment of the day'
      : `Take a photo: ${isolated(firstName)} has given the moment of the day`,
  replace: 'Replace my photo',
  withdraw: 'Take my photo back',
  sealedMine: (firstName: string | null) =>
    firstName === null
      ? 'Sealed until your partner has given one too.'
      : `Sealed until ${isolated(firstName)} has given one too.`,
  partnerWaits: (firstName: string | null) =>
    firstName === null
      ? 'Your partner has given theirs. Give yours, and you both see them.'
      : `${isolated(firstName)} has given theirs. Give yours, and you both see them.`,
  yourPhoto: 'Your moment of the day',
  partnersPhoto: (firstName: string | null) =>
    firstName === null ? 'Your partner’s moment of the day' : `The moment of the day of ${isolated(firstName)}`,
  makeMemory: 'Keep as a memory',
  made: 'Kept as a memory',
  makeFailed: 'The memory was not kept',
  inMemories: 'In your memories',
  given: 'Your photo is saved',
  givenSealed: 'You both see them once both are there.',
  givenOpen: 'Both photos are open now.',
  giveFailed: 'Your photo was not saved',
  withdrawn: 'Your photo is taken back',
  withdrawFailed: 'Your photo could not be taken back',
  earlier: 'Moments of earlier days',
  photosEnd: 'Photos that are not kept as a memory are deleted after 60 days.',
};

export const eveningText = {
  label: 'Question of the evening',
  hint: 'When we remind both of you of the day’s question.',
  saved: 'The hour is changed for both of you',
  failed: 'The hour was not changed',
};
