// Written by `npm run catalogues`.
import { inReadersLanguage } from '../../reader-language.ts';
import { frameText as en } from '../../en/screens/frame.ts';
import { frameText as gu } from '../../gu/screens/frame.ts';
import { frameText as hi } from '../../hi/screens/frame.ts';

export const frameText = inReadersLanguage({ en, gu, hi });
