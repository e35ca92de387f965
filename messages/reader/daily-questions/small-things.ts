// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { smallThingsQuestions as en } from '../../en/daily-questions/small-things.ts';
import { smallThingsQuestions as gu } from '../../gu/daily-questions/small-things.ts';
import { smallThingsQuestions as hi } from '../../hi/daily-questions/small-things.ts';

export const smallThingsQuestions = inReadersLanguage({ en, gu, hi });
