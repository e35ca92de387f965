import { experiencesAdmin } from '#contract/admin/experiences.ts';
import { serve } from '#server/http/bind.ts';
import { changeExperience, createExperience, deleteExperience, readAllExperiences } from './admin-service.ts';

export const experiencesAdminRoutes = serve(experiencesAdmin, {
  list: readAllExperiences,
  create: createExperience,
  update: changeExperience,
  delete: deleteExperience,
});
