import { usersAdmin } from '#contract/admin/users.ts';
import { serve } from '#server/http/bind.ts';
import { changeUser, deleteUser, endSessionsOf, readUsers } from './service.ts';

export const usersAdminRoutes = serve(usersAdmin, {
  list: readUsers,
  update: changeUser,
  endSessions: endSessionsOf,
  delete: deleteUser,
});
