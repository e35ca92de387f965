import { inviteText } from '#messages/en/screens/invite.ts';
import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';

// Only members without a partner open it.
export const LazyInviteSheet = lazyDialog(
  async () => (await import('./invite-sheet.tsx')).InviteSheet,
  () => inviteText.title,
);
