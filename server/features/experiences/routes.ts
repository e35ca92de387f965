import { experiences } from '#contract/experiences.ts';
import { implement } from '#server/http/implement.ts';
import { readExperiences } from './service.ts';

export const experiencesRoutes = implement(experiences, {
  list: readExperiences,
});
