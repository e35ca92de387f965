import { trash } from '#domain/trash/api.ts';
import { implement } from '#server/http/implement.ts';
import { deleteForGood, readTrash } from './service.ts';

export const trashRoutes = implement(trash, {
  list: readTrash,
  delete: deleteForGood,
});
