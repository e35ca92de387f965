import { inviteText } from '#messages/screens/invite.ts';
import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';

// Only members without a partner open it.
export const LazyInviteSheet = lazyDialog(
  async () => (await import('./invite-sheet.tsx')).InviteSheet,
  () => inviteText.title,
);
