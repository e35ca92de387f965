import { experiencesAdmin } from '#domain/experiences/admin.ts';
import { experiences } from '#domain/experiences/api.ts';
import { implement } from '#server/http/implement.ts';
import { updateExperience, createExperience, deleteExperience, readAllExperiences } from './admin-service.ts';
import { readExperiences } from './service.ts';

export const experiencesAdminRoutes = implement(experiencesAdmin, {
  list: readAllExperiences,
  create: createExperience,
  update: updateExperience,
  delete: deleteExperience,
});

export const experiencesRoutes = implement(experiences, {
  list: readExperiences,
});
