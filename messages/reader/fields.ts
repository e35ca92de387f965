// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../reader-language.ts';
import { fieldsText as en } from '../en/fields.ts';
import { fieldsText as gu } from '../gu/fields.ts';
import { fieldsText as hi } from '../hi/fields.ts';

export const fieldsText = inReadersLanguage({ en, gu, hi });
