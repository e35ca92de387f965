// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../reader-language.ts';
import { trashText as en } from '../en/trash.ts';
import { trashText as gu } from '../gu/trash.ts';
import { trashText as hi } from '../hi/trash.ts';

export const trashText = inReadersLanguage({ en, gu, hi });
