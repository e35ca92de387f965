import { ourYear } from '#contract/our-year.ts';
import { yearBooks } from '#contract/year-books.ts';
import { implement } from '#server/http/implement.ts';
import { readBookLetters } from './book-letters-service.ts';
import { deleteBook, downloadBook, readBook, requestBook } from './book-service.ts';
import { readOurYear, readYears } from './service.ts';

export const ourYearRoutes = implement(ourYear, {
  years: readYears,
  get: readOurYear,
  bookLetters: readBookLetters,
});

export const yearBooksRoutes = implement(yearBooks, {
  get: readBook,
  create: requestBook,
  delete: deleteBook,
  download: downloadBook,
});
