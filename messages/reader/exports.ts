// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../reader-language.ts';
import { exportsText as en } from '../en/exports.ts';
import { exportsText as gu } from '../gu/exports.ts';
import { exportsText as hi } from '../hi/exports.ts';

export const exportsText = inReadersLanguage({ en, gu, hi });
