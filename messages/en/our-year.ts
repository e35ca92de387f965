export const ourYearText = {
  yearInvalid: 'Please name a year, such as 2025',
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
