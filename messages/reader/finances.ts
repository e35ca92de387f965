// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../reader-language.ts';
import { financesText as en } from '../en/finances.ts';
import { financesText as gu } from '../gu/finances.ts';
import { financesText as hi } from '../hi/finances.ts';

export const financesText = inReadersLanguage({ en, gu, hi });
