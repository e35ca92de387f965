import { usersAdmin } from '#contract/admin/users.ts';
import { serve } from '#server/http/bind.ts';
import { exportUsers } from './export-service.ts';
import { changeUser, deleteUser, endSessionsOf, readUsers } from './service.ts';

export const usersAdminRoutes = serve(usersAdmin, {
  list: readUsers,
  export: exportUsers,
  update: changeUser,
  endSessions: endSessionsOf,
  delete: deleteUser,
});
