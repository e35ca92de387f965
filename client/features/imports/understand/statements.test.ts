import { expect, test } from 'vitest';
import { brief } from '#tests/imports/understood-files.ts';

/** Exports as banks, wallets and apps write them, with invented rows. */
const FILES: readonly [string, readonly string[], string][] = [];

test.each(FILES)('reads %s', (_case, entries, file) => {
  expect(brief(file)).toEqual(entries);
});
