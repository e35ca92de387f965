import { brand } from '#domain/kernel/brand.ts';

/** The sheet that invites the partner. */
export const inviteText = {
  lead: 'One tap on your link, and you share everything here.',
  loading: 'Preparing your invitation…',
  failedTitle: 'Your invite code is not ready',
  whatsApp: 'Send on WhatsApp',
  share: 'Share…',
  mail: 'Email',
  copyLink: 'Copy link',
  linkCopied: 'Invitation link copied',
  code: 'Invite code',
  copyCode: 'Copy code',
  codeCopied: 'Invite code copied',
  warning: 'Anyone who has it can join you: send it only to your partner.',
  goodUntil: (date: string) => `Good until ${date}.`,
  message: (code: string) => `Let’s share our life on ${brand.name}. Our invite code: ${code}`,
} as const;
