// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { commentsScreensText as en } from '../../en/screens/comments.ts';
import { commentsScreensText as gu } from '../../gu/screens/comments.ts';
import { commentsScreensText as hi } from '../../hi/screens/comments.ts';

export const commentsScreensText = inReadersLanguage({ en, gu, hi });
