import { brand } from '#domain/kernel/brand.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/invite.ts';

/** The sheet that invites the partner. */
export const inviteText: Catalogue<typeof english.inviteText> = {
  lead: 'તમારી લિંક પર એક ટૅપ, અને અહીંનું બધું તમારા બંનેનું.',
  loading: 'તમારું ઇન્વાઇટ બને છે…',
  failedTitle: 'ઇન્વાઇટ કોડ તૈયાર ન થયો',
  whatsApp: 'WhatsApp પર મોકલો',
  share: 'શેર કરો…',
  mail: 'ઈમેલ',
  copyLink: 'લિંક કૉપી કરો',
  linkCopied: 'ઇન્વાઇટ લિંક કૉપી થઈ',
  code: 'ઇન્વાઇટ કોડ',
  copyCode: 'કોડ કૉપી કરો',
  codeCopied: 'ઇન્વાઇટ કોડ કૉપી થયો',
  warning: 'જેની પાસે આ હોય એ તમારી સાથે જોડાઈ શકે: પાર્ટનર સિવાય કોઈને ન મોકલતા.',
  goodUntil: (date) => `${date} સુધી ચાલશે.`,
  message: (code) => `ચાલો, ${brand.name} પર આપણા બેની દુનિયા બનાવીએ. આપણો ઇન્વાઇટ કોડ: ${code}`,
};
