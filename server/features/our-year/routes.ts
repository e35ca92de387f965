import { ourYear } from '#domain/our-year/api.ts';
import { yearBooks } from '#domain/year-books/api.ts';
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
