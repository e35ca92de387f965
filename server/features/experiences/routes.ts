import { experiences } from '#contract/experiences.ts';
import { serve } from '#server/http/bind.ts';
import { readExperiences } from './service.ts';

export const experiencesRoutes = serve(experiences, {
  list: readExperiences,
});
