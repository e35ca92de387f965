import { CloudOff } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { networkText } from '#messages/screens/network.ts';
import { useIsOffline } from '#client/lib/network/use-is-offline.ts';

/**
 * Shows above every screen that the network is missing, and in `children` the pending changes. The region is in the
 * page beforehand, so that screen readers announce changes.
 */
export function OfflineBar({ children }: { children?: ReactNode }) {
  const isOffline = useIsOffline();
  const bar = useRef<HTMLDivElement>(null);
  // Sticky rows of a screen stay below the bar.
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--offline-bar-height', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={bar} role="status" className="sticky top-0 z-20">
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
