// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { eventsText as en } from '../../en/screens/events.ts';
import { eventsText as gu } from '../../gu/screens/events.ts';
import { eventsText as hi } from '../../hi/screens/events.ts';

export const eventsText = inReadersLanguage({ en, gu, hi });
