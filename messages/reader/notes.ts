// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../reader-language.ts';
import { notesText as en } from '../en/notes.ts';
import { notesText as gu } from '../gu/notes.ts';
import { notesText as hi } from '../hi/notes.ts';

export const notesText = inReadersLanguage({ en, gu, hi });
