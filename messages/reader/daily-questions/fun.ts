// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { funQuestions as en } from '../../en/daily-questions/fun.ts';
import { funQuestions as gu } from '../../gu/daily-questions/fun.ts';
import { funQuestions as hi } from '../../hi/daily-questions/fun.ts';

export const funQuestions = inReadersLanguage({ en, gu, hi });
