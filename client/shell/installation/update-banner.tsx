import { X } from 'lucide-react';
import { Button } from '#client/ui/forms/button.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { installationText } from '#messages/installation.ts';
import { uiText } from '#messages/ui.ts';

/** Banner that announces a new version; shown by `installation.ts`. */
export function UpdateBanner() {
  return (
    <section
      hidden
      data-update-banner=""
      role="status"
      className="sheet-in fixed inset-x-4 top-4 z-40 mx-auto flex max-w-xl flex-wrap items-center gap-x-4 gap-y-3 rounded-large border border-line bg-raised py-3 pr-3 pl-5 shadow-lift"
    >
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">{installationText.updateTitle}</p>
        <p className="text-caption text-ink-soft">{installationText.updateText}</p>
      </div>
      <Button data-accept="">{installationText.update}</Button>
      <Button variant="quiet" data-dismiss="">
        {installationText.later}
      </Button>
      <IconButton icon={X} label={uiText.close} data-dismiss="" />
    </section>
  );
}
