// Written by `npm run catalogues`.
import { inReadersLanguage } from '../../reader-language.ts';
import { waitingText as en } from '../../en/screens/waiting.ts';
import { waitingText as gu } from '../../gu/screens/waiting.ts';
import { waitingText as hi } from '../../hi/screens/waiting.ts';

export const waitingText = inReadersLanguage({ en, gu, hi });
