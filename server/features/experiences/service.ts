import type { Experience } from '#contract/experiences.ts';
import type { PublicContext } from '#server/platform/context.ts';
import { toExperience } from './policy.ts';
import { listActiveExperiences } from './queries.ts';

export async function readExperiences({ db }: Pick<PublicContext, 'db'>): Promise<Experience[]> {
  return (await listActiveExperiences(db)).map(toExperience);
}
