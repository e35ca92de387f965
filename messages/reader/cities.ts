// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../reader-language.ts';
import { citiesText as en } from '../en/cities.ts';
import { citiesText as gu } from '../gu/cities.ts';
import { citiesText as hi } from '../hi/cities.ts';

export const citiesText = inReadersLanguage({ en, gu, hi });
