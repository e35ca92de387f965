// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { memoryScreensText as en } from '../../en/screens/memories.ts';
import { memoryScreensText as gu } from '../../gu/screens/memories.ts';
import { memoryScreensText as hi } from '../../hi/screens/memories.ts';

export const memoryScreensText = inReadersLanguage({ en, gu, hi });
