import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { bellText as text } from '#messages/en/bell.ts';
import { api } from '../../../lib/api.ts';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { IconButton } from '../../../ui/forms/icon-button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

// The list is fetched with the first opening of the bell, and so is what draws it.
const BellList = lazy(async () => ({ default: (await import('./bell-list.tsx')).BellList }));

/** The bell of the header: counts unread nudges, and lists what happened. */
export function Bell() {
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery(api.notifications.unread.queryOptions());
  return (
    <>
      <IconButton
        icon={BellIcon}
        label={text.bell}
        count={data?.unreadNudges ?? 0}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={text.bell}>
        <Suspense fallback={<ListSkeleton label={text.loading} rows={4} />}>
          <BellList onClose={() => setIsOpen(false)} />
        </Suspense>
      </Dialog>
    </>
  );
}
