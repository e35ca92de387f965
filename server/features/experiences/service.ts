import { randomUUIDv7 } from 'node:crypto';
import type { Experience, ExperienceInput } from '#contract/experiences.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext, PublicContext } from '#server/platform/context.ts';
import { insertExperience, listActiveExperiences } from './queries.ts';

export function readExperiences({ db }: Pick<PublicContext, 'db'>): Promise<Experience[]> {
  return listActiveExperiences(db);
}

export function createExperience(context: MemberContext, input: ExperienceInput): Promise<Experience> {
  const createdAt = toIso(context.clock.now());
  return context.change((tx) => insertExperience(tx, { ...input, id: randomUUIDv7(), createdAt }));
}
