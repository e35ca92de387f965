// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { familyQuestions as en } from '../../en/daily-questions/family.ts';
import { familyQuestions as gu } from '../../gu/daily-questions/family.ts';
import { familyQuestions as hi } from '../../hi/daily-questions/family.ts';

export const familyQuestions = inReadersLanguage({ en, gu, hi });
