// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { statementScreensText as en } from '../../en/screens/statement.ts';
import { statementScreensText as gu } from '../../gu/screens/statement.ts';
import { statementScreensText as hi } from '../../hi/screens/statement.ts';

export const statementScreensText = inReadersLanguage({ en, gu, hi });
