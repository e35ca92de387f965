import { brand } from '#domain/kernel/brand.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/invite.ts';

/** The sheet that invites the partner. */
export const inviteText: Catalogue<typeof english.inviteText> = {
  lead: 'आपके लिंक पर एक टैप, और यहाँ सब कुछ दोनों का।',
  loading: 'इनवाइट बन रहा है…',
  failedTitle: 'इनवाइट कोड अभी तैयार नहीं',
  whatsApp: 'WhatsApp पर भेजें',
  share: 'शेयर करें…',
  mail: 'ईमेल',
  copyLink: 'लिंक कॉपी करें',
  linkCopied: 'इनवाइट लिंक कॉपी हो गया',
  code: 'इनवाइट कोड',
  copyCode: 'कोड कॉपी करें',
  codeCopied: 'इनवाइट कोड कॉपी हो गया',
  warning: 'इससे कोई भी आपसे जुड़ सकता है: पार्टनर के सिवा किसी को न भेजें।',
  goodUntil: (date) => `${date} तक चलेगा।`,
  message: (code) => `चलो, ${brand.name} पर अपनी दुनिया बसाएँ। हमारा इनवाइट कोड: ${code}`,
};
