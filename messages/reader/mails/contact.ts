// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { contactMailText as en } from '../../en/mails/contact.ts';
import { contactMailText as gu } from '../../gu/mails/contact.ts';
import { contactMailText as hi } from '../../hi/mails/contact.ts';

export const contactMailText = inReadersLanguage({ en, gu, hi });
