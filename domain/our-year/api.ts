import { z } from 'zod';
import { endpoint } from '#domain/registry/endpoint.ts';
import { bookLettersLimit } from '#domain/registry/rate-limits.ts';
import { BookLetters, OurYear, yearInPath, years } from './schema.ts';

export const ourYear = {
  years: endpoint({
    route: 'GET /api/our-year',
    access: 'member',
    canLag: true,
    summary: 'The couple’s years with records, the newest first; the current one is counted so far until 1 December',
    output: years,
  }),
  get: endpoint({
    route: 'GET /api/our-year/{year}',
    access: 'member',
    canLag: true,
    summary: 'Summarise the couple’s year: dates, places, firsts, streaks, the best-loved memory and savings',
    input: z.object({ year: yearInPath }),
    output: OurYear,
  }),
  bookLetters: endpoint({
    route: 'GET /api/our-year/{year}/book/letters',
    access: 'member',
    canLag: true,
    summary: 'The letters of the year’s memories and of the names that its photo book leaves out',
    input: z.object({ year: yearInPath }),
    output: BookLetters,
    limit: bookLettersLimit,
  }),
};
