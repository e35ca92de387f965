// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { networkText as en } from '../../en/screens/network.ts';
import { networkText as gu } from '../../gu/screens/network.ts';
import { networkText as hi } from '../../hi/screens/network.ts';

export const networkText = inReadersLanguage({ en, gu, hi });
