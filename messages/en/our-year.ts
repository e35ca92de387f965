import { isolated } from '../isolated.ts';
export const ourYearText = {
  notYet: (year: string) => `The year ${year} opens on 1 December ${year}`,
  tooEarly: (year: string) => `Your story on Jugal begins after ${year}`,
  nothingYet: 'Your first year opens once you have gone on a date or saved a memory',
  bookMissing: 'There is no photo book of this year yet',
  bookEmpty: 'There are no memories in this year to make a book of',
  bookTitle: (year: string) => `Our year ${year}`,
  bookCover: 'Our year',
  bookChapter: (count: number) => (count === 1 ? 'One memory' : `${count} memories`),
  bookEnd: (product: string) => `Made with ${product}, for the two of us`,
};

export const ourYearScreensText = {
  name: 'Our Year',
  title: (year: string) => `Our Year ${year}`,
  lead: 'What the two of you did, in a few pictures.',
  soFar: 'This year so far',
  soFarLead: 'It opens as a story on 1 December.',
  loading: 'Looking back at your year…',
  failedTitle: 'Your year did not load',
  failedText: 'Nothing is lost. Please try again.',
  emptyTitle: 'Your first year begins here',
  emptyText:
    'It grows with the dates that you go on and the memories that you save, and opens as a story on 1 December.',
  emptyAction: 'Save a memory',
  closedTitle: 'This year cannot be opened',
  closedAction: (year: string) => `See ${year}`,

  cardTitle: (year: string) => `Your year ${year}`,
  cardText: 'Dates, places, first times and the memory you loved best.',
  cardAction: 'Look back',

  years: 'Year',
  play: 'Play as a story',
  storyTitle: (year: string) => `Your year ${year}, as a story`,
  pause: 'Pause',
  resume: 'Go on',
  back: 'Back',
  next: 'Next',
  position: (number: number, count: number) => `${number} of ${count}`,
  close: 'To the whole year',

  opening: 'A look back',
  openingText: (names: string) => `The year of ${isolated(names)}`,
  openingAlone: 'The year of the two of you',

  dates: 'Dates together',
  datesText: (count: number) => (count === 1 ? 'time you went on a date' : 'times you went on a date'),
  favourite: (kind: string) => `Most often: ${kind}`,
  fullest: (month: string) => `Your busiest month was ${month}`,

  places: 'Places',
  placesText: (count: number) => (count === 1 ? 'place you went to together' : 'places you went to together'),
  placeNames: (names: string) => `Above all: ${isolated(names)}`,

  firsts: 'First times',
  firstKinds: { date: 'First date', place: 'First new place', memory: 'First memory' },

  streak: 'Longest streak',
  weeksText: 'weeks in a row with a date',
  daysText: 'days in a row with both your answers',
  alsoDays: (days: string) => `And ${days} days in a row on which you both answered the question of the day`,

  loved: 'The best-loved memory',
  standing: 'A memory to keep',
  warmth: (count: number) =>
    count === 1 ? '1 reaction or comment from you' : `${count} reactions and comments from you`,
  ofMemories: (count: number) => (count === 1 ? 'The memory of the year' : `One of the ${count} memories of the year`),

  saved: 'Saved together',
  savedText: 'put aside for what you both want',

  quiet: 'A quiet year',
  quietText: 'Not everything that counts is written down. The two of you know best what this year was.',

  begun: 'This year has only begun',
  begunText: 'Your first date or memory of the year comes here.',

  closing: 'To the next one',
  closingText: 'Small evenings, one by one, become a year.',

  makeCard: 'Make a card to share',
  cardDialog: 'A card of your year',
  cardDialogText: 'Drawn on this device. It shows only figures, unless you choose more.',
  cardPreview: (year: string) => `Your year ${year} as a card`,
  cardDrawing: 'Drawing the card…',
  cardFailed: 'The card could not be drawn. Please try again.',
  cardAgain: 'Try again',
  showNames: 'Your names',
  showPlace: 'Where you were most often',
  showMemory: 'The name of the best-loved memory',
  showPhoto: 'Its photo',
  share: 'Share',
  download: 'Download',
  shareFailed: 'The card was not shared. You can download it.',
  cardHeading: 'Our year',
  cardFigures: {
    dates: (count: number) => (count === 1 ? 'date together' : 'dates together'),
    places: (count: number) => (count === 1 ? 'place' : 'places'),
    weeks: () => 'weeks in a row with a date',
    days: () => 'days in a row of answers',
    memories: (count: number) => (count === 1 ? 'memory' : 'memories'),
  },
  cardQuiet: 'Some years are only for the two of us.',
  cardPlace: (place: string) => `Most often: ${isolated(place)}`,

  book: 'Photo book',
  bookText: 'All memories of the year as a PDF of A5 pages, month by month, to keep or to have printed.',
  bookLoading: 'Looking for your book…',
  bookMake: 'Make the photo book',
  bookAsked: 'The photo book is being made',
  bookMaking: 'Your book is being made. You can leave this page.',
  bookProgress: (percent: number) => `${percent} per cent`,
  bookReady: (pages: string, size: string) => `${pages} pages, ${size}`,
  bookUntil: (day: string) => `Ready to download until ${day}`,
  bookDownload: 'Download the book',
  bookRemove: 'Remove',
  bookRemoved: 'The photo book is removed',
  bookFailed: 'The book could not be made',
  bookFailedText: 'Nothing is lost. Please try again.',
  bookNotLoaded: 'The book did not load',
  bookAgain: 'Try again',
  bookLetters: (count: number) =>
    count === 1
      ? 'One memory has letters that the book cannot draw'
      : `${count} memories have letters that the book cannot draw`,
  bookLettersText: 'It leaves these letters out. Everything else is printed, emoji in one colour.',
  bookLettersOfNames: (letters: string) => `These letters of your names cannot be printed on the cover: ${letters}`,
  bookLettersMore: (count: number) => (count === 1 ? 'And one more' : `And ${count} more`),
  bookLettersNotLoaded: 'We could not check which letters the book can draw',
  bookNotDone: 'That did not work. Please try again.',
};
