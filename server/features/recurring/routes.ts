import { recurring } from '#domain/recurring/api.ts';
import { implement } from '#server/http/implement.ts';
import { fillDay, payDay, skipDay, unskipDay } from './day-service.ts';
import { createRecurring, deleteRecurring, readRecurring, updateRecurring } from './service.ts';

export const recurringRoutes = implement(recurring, {
  list: readRecurring,
  create: createRecurring,
  update: updateRecurring,
  delete: deleteRecurring,
  skip: skipDay,
  unskip: unskipDay,
  fillIn: fillDay,
  pay: payDay,
});
