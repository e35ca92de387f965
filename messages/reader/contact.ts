// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../reader-language.ts';
import { contactText as en } from '../en/contact.ts';
import { contactText as gu } from '../gu/contact.ts';
import { contactText as hi } from '../hi/contact.ts';

export const contactText = inReadersLanguage({ en, gu, hi });
