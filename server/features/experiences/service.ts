import type { Experience } from '#contract/experiences.ts';
import type { PublicContext } from '#server/platform/context.ts';
import { listActiveExperiences } from './queries.ts';

export function readExperiences({ db }: Pick<PublicContext, 'db'>): Promise<Experience[]> {
  return listActiveExperiences(db);
}
