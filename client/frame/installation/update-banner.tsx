import { useState, useSyncExternalStore } from 'react';
import { X } from 'lucide-react';
import { frameText } from '#messages/en/frame.ts';
import { uiText } from '#messages/en/ui.ts';
import { Button } from '../../ui/forms/button.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { applyUpdate, hasUpdate, subscribeToUpdates } from '../../lib/worker/service-worker-updates.ts';

export function UpdateBanner() {
  const isReady = useSyncExternalStore(subscribeToUpdates, hasUpdate, () => false);
  const [isHidden, setIsHidden] = useState(false);
  if (!isReady || isHidden) return null;
  return (
    <section
      role="status"
      className="sheet-in fixed inset-x-4 top-4 z-40 mx-auto flex max-w-xl flex-wrap items-center gap-x-4 gap-y-3 rounded-large border border-line bg-raised py-3 pr-3 pl-5 shadow-lift"
    >
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">{frameText.updateTitle}</p>
        <p className="text-caption text-ink-soft">{frameText.updateText}</p>
      </div>
      <Button onClick={() => void applyUpdate()}>{frameText.update}</Button>
      <Button variant="quiet" onClick={() => setIsHidden(true)}>
        {frameText.later}
      </Button>
      <IconButton icon={X} label={uiText.close} onClick={() => setIsHidden(true)} />
    </section>
  );
}
