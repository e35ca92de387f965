import { useEffect, useEffectEvent, useState } from 'react';
import { uiText } from '#messages/ui.ts';
import { Spinner } from '../feedback/spinner.tsx';
import {
  canStartPull,
  indicatorHideDelayMs,
  isRefreshDistance,
  pullDistance,
  pullHint,
} from './pull-to-refresh-model.ts';

const hintText = { none: '', pull: uiText.pullToRefresh, release: uiText.releaseToRefresh };

/** Calls `onRefresh` when the page is pulled down at its top. */
export function PullToRefresh({ onRefresh }: { onRefresh: () => void }) {
  const [distance, setDistance] = useState(0);
  const [isRefreshing, setIsRefreshing] = useState(false);
  const refresh = useEffectEvent(onRefresh);

  useEffect(() => {
    let startY: number | null = null;
    let current = 0;
    let hideTimer: ReturnType<typeof setTimeout> | undefined;

    function onStart(event: TouchEvent) {
      const canStart = canStartPull({
        scrollTop: window.scrollY,
        touchCount: event.touches.length,
        isDialogOpen: document.querySelector('[role="dialog"]') !== null,
      });
      startY = canStart ? (event.touches[0]?.clientY ?? null) : null;
    }
    function onMove(event: TouchEvent) {
      if (startY === null) return;
      current = event.touches.length === 1 ? pullDistance((event.touches[0]?.clientY ?? startY) - startY) : 0;
      setDistance(current);
    }
    function onEnd() {
      if (startY !== null && isRefreshDistance(current)) {
        refresh();
        setIsRefreshing(true);
        clearTimeout(hideTimer);
        hideTimer = setTimeout(() => setIsRefreshing(false), indicatorHideDelayMs);
      }
      startY = null;
      current = 0;
      setDistance(0);
    }

    document.addEventListener('touchstart', onStart, { passive: true });
    document.addEventListener('touchmove', onMove, { passive: true });
    document.addEventListener('touchend', onEnd);
    document.addEventListener('touchcancel', onEnd);
    return () => {
      clearTimeout(hideTimer);
      document.removeEventListener('touchstart', onStart);
      document.removeEventListener('touchmove', onMove);
      document.removeEventListener('touchend', onEnd);
      document.removeEventListener('touchcancel', onEnd);
    };
  }, []);

  const text = isRefreshing ? uiText.refreshing : hintText[pullHint(distance)];
  const offset = isRefreshing ? 64 : distance;
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-0 z-30 flex justify-center"
      style={{ transform: `translateY(${offset - 56}px)`, opacity: text ? 1 : 0 }}
    >
      <span className="flex items-center gap-2 rounded-full bg-raised px-4 py-2 text-caption font-medium shadow-lift">
        {text && <Spinner className="size-4 text-accent" />}
        {text}
      </span>
    </div>
  );
}
