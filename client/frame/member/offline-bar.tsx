import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { networkText } from '#messages/screens/network.ts';
import { useIsOffline } from '#client/lib/network/use-is-offline.ts';

/** Says above every screen that there is no network, and `children` what waits for it. The region stands there before, so that it is announced. */
export function OfflineBar({ children }: { children?: ReactNode }) {
  const isOffline = useIsOffline();
  return (
    <div role="status" className="sticky top-0 z-20">
      {isOffline && (
        <p className="flex items-center justify-center gap-2.5 bg-ink px-5 py-2.5 text-caption font-medium text-page">
          <CloudOff aria-hidden className="size-4.5 shrink-0" />
          {networkText.offlineBar}
        </p>
      )}
      {children}
    </div>
  );
}
