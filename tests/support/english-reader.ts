import { aroundEach } from 'vitest';
import { runInLanguage } from '#messages/reader-language.ts';

/** For tests that call what the gate or a job calls for somebody: each test of the file reads English. */
export function readEnglish(): void {
  aroundEach(async (runTest) => {
    await runInLanguage('en', runTest);
  });
}
