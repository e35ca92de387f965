import type { Experience } from '#domain/experiences/schema.ts';
import type { Language } from '#domain/kernel/languages.ts';
import { localize } from '#domain/kernel/localize.ts';
import { readersLanguage } from '#messages/reader-language.ts';
import type { Database } from '#server/db/database.ts';
import type { PublicContext } from '#server/platform/context.ts';
import { toExperience } from './policy.ts';
import { listActiveExperiences } from './queries.ts';

/** Returns the active experiences in the reader's language. */
export function readExperiences({ db }: PublicContext): Promise<Experience[]> {
  return readExperiencesIn(db, readersLanguage());
}

/** Returns the active experiences for a page in `language`. */
export async function readExperiencesIn(db: Database, language: Language): Promise<Experience[]> {
  return (await listActiveExperiences(db)).map((row) => toExperience(localize(row, language)));
}
