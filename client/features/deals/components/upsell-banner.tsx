import { Crown } from 'lucide-react';
import { dealScreensText as text } from '#messages/screens/deals.ts';
import { useUpgradeLabel } from '#client/data/pending-payment.ts';
import { paths } from '#client/paths.ts';
import { MirrorWork } from '#client/ui/content/ornaments.tsx';
import { ButtonLink } from '#client/ui/forms/button.tsx';

export function UpsellBanner() {
  const upgrade = useUpgradeLabel(text.upgrade);
  return (
    <aside className="relative mb-6 overflow-clip rounded-large border border-line bg-surface px-6 py-6 md:px-8">
      <MirrorWork className="absolute -top-8 -right-8 size-44 text-festive opacity-70 max-sm:opacity-25" />
      <div className="relative grid justify-items-start gap-2 sm:max-w-lg">
        <h2 className="text-title">{text.upsellTitle}</h2>
        <p className="text-ink-soft">{text.upsellText}</p>
        <ButtonLink to={paths.subscribe} variant="festive" className="mt-2">
          <Crown aria-hidden className="size-5" />
          {upgrade}
        </ButtonLink>
      </div>
    </aside>
  );
}
