export const ourYearText = {
  yearInvalid: 'Please name a year, such as 2025',
  notYet: (year: string) => `The year ${year} opens on 1 December ${year}`,
  tooEarly: (year: string) => `Your story at Jugal begins after ${year}`,
  nothingYet: 'Your first year opens once you have kept a date or a memory in it',
};
