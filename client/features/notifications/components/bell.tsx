import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { useState } from 'react';
import { api } from '#client/data/api.ts';
import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { bellButtonText } from '#messages/member-shell.ts';

// Loaded at the first opening of the bell, like its data.
const BellList = lazyNamed(
  async () => (await import('./bell-list.tsx')).BellList,
  <ListSkeleton label={bellButtonText.loading} rows={4} />,
);

/**
 * Bell with the number of unread nudges, and a dot for any other unread notification. Its dialog lists all
 * notifications.
 */
export function Bell() {
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery(api.notifications.unread.queryOptions());
  return (
    <>
      <IconButton
        icon={BellIcon}
        label={data?.hasOtherUnread ? bellButtonText.bellWithNew : bellButtonText.bell}
        // One mark at a time: the count says more than the dot.
        hasDot={(data?.hasOtherUnread ?? false) && data?.unreadNudges === 0}
        count={data?.unreadNudges ?? 0}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={bellButtonText.bell}>
        <BellList onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}
