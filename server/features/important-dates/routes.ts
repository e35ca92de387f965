import { importantDates } from '#contract/important-dates.ts';
import { serve } from '#server/http/bind.ts';
import { addImportantDate, changeImportantDate, readImportantDates, removeImportantDate } from './service.ts';

export const importantDatesRoutes = serve(importantDates, {
  list: readImportantDates,
  create: addImportantDate,
  update: changeImportantDate,
  delete: removeImportantDate,
});
