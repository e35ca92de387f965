// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../reader-language.ts';
import { commentsText as en } from '../en/comments.ts';
import { commentsText as gu } from '../gu/comments.ts';
import { commentsText as hi } from '../hi/comments.ts';

export const commentsText = inReadersLanguage({ en, gu, hi });
