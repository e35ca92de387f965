import { aroundEach } from 'vitest';
import { runInLanguage } from '#messages/reader-language.ts';

/** Runs each test of the file in English, for tests that call code normally run by the access check or a job. */
export function readEnglish(): void {
  aroundEach(async (runTest) => {
    await runInLanguage('en', runTest);
  });
}
