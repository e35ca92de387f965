// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { shellText as en } from '../../en/screens/shell.ts';
import { shellText as gu } from '../../gu/screens/shell.ts';
import { shellText as hi } from '../../hi/screens/shell.ts';

export const shellText = inReadersLanguage({ en, gu, hi });
