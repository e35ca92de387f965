import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';
import { dashboardText } from '#messages/dashboard.ts';

// Opened only by members without a partner.
export const LazyInviteSheet = lazyDialog(
  async () => (await import('./invite-sheet.tsx')).InviteSheet,
  () => dashboardText.invitePartner,
);
