import { usersAdmin } from '#domain/users/api.ts';
import { implement } from '#server/http/implement.ts';
import { exportUsers } from './export-service.ts';
import { updateUser, deleteUser, endSessionsOf, readUsers } from './service.ts';

export const usersAdminRoutes = implement(usersAdmin, {
  list: readUsers,
  export: exportUsers,
  update: updateUser,
  endSessions: endSessionsOf,
  delete: deleteUser,
});
