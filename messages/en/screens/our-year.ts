export const ourYearScreensText = {
  name: 'Our year',
  title: (year: string) => `Your year ${year}`,
  lead: 'What the two of you did, in a few pictures.',
  loading: 'Looking back at your year…',
  failedTitle: 'Your year did not load',
  failedText: 'Nothing is lost. Please try again.',
  emptyTitle: 'Your first year is still being lived',
  emptyText: 'Each year opens on 1 December. Dates that you keep and memories that you save will be in it.',
  emptyAction: 'Keep a memory',
  closedTitle: 'This year cannot be opened',
  closedAction: (year: string) => `See ${year}`,

  cardTitle: (year: string) => `Your year ${year}`,
  cardText: 'Dates, places, firsts and the memory you loved best.',
  cardAction: 'Look back',

  years: 'Year',
  play: 'Play as a story',
  storyTitle: (year: string) => `Your year ${year}, as a story`,
  pause: 'Pause',
  resume: 'Go on',
  back: 'Back',
  next: 'Next',
  position: (place: number, count: number) => `${place} of ${count}`,
  close: 'To the whole year',

  opening: 'A look back',
  openingText: (names: string) => `The year of ${names}`,
  openingAlone: 'The year of the two of you',

  dates: 'Dates kept',
  datesText: (count: number) =>
    count === 1 ? 'time you kept a date with each other' : 'times you kept a date with each other',
  favourite: (kind: string) => `Most often: ${kind}`,
  fullest: (month: string) => `The fullest month was ${month}`,

  places: 'Places',
  placesText: (count: number) => (count === 1 ? 'place that is yours now' : 'places that are yours now'),
  placeNames: (names: string) => `Above all ${names}`,

  firsts: 'Firsts of the year',
  firstKinds: { date: 'First date', place: 'First new place', memory: 'First memory' },

  streak: 'Longest streak',
  weeksText: 'weeks in a row with a date',
  daysText: 'days in a row with both your answers',
  alsoDays: (days: string) => `And ${days} days in a row on which you both answered the question of the day`,

  loved: 'The best-loved memory',
  standing: 'A memory to keep',
  warmth: (count: number) =>
    count === 1 ? 'One reaction or comment of yours' : `${count} reactions and comments of yours`,
  ofMemories: (count: number) =>
    count === 1 ? 'The memory of the year' : `One of the ${count} memories of the year`,

  saved: 'Saved together',
  savedText: 'put aside for what you both want',

  quiet: 'A quiet year',
  quietText: 'Not all that counts is written down. What this year held, the two of you know best.',

  closing: 'To the next one',
  closingText: 'Small evenings, kept one by one, become a year.',
};
