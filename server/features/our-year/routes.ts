import { ourYear } from '#contract/our-year.ts';
import { implement } from '#server/http/implement.ts';
import { readOurYear, readYears } from './service.ts';

export const ourYearRoutes = implement(ourYear, {
  years: readYears,
  get: readOurYear,
});
