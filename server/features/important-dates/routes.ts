import { importantDates } from '#domain/important-dates/api.ts';
import { implement } from '#server/http/implement.ts';
import {
  createImportantDate,
  updateImportantDate,
  readImportantDates,
  deleteImportantDate,
  restoreImportantDate,
} from './service.ts';

export const importantDatesRoutes = implement(importantDates, {
  list: readImportantDates,
  create: createImportantDate,
  update: updateImportantDate,
  delete: deleteImportantDate,
  restore: restoreImportantDate,
});
