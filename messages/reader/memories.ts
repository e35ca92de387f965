// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../reader-language.ts';
import { memoriesText as en } from '../en/memories.ts';
import { memoriesText as gu } from '../gu/memories.ts';
import { memoriesText as hi } from '../hi/memories.ts';

export const memoriesText = inReadersLanguage({ en, gu, hi });
