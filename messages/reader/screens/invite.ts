// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { inviteText as en } from '../../en/screens/invite.ts';
import { inviteText as gu } from '../../gu/screens/invite.ts';
import { inviteText as hi } from '../../hi/screens/invite.ts';

export const inviteText = inReadersLanguage({ en, gu, hi });
