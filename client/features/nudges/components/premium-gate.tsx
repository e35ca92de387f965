import { ArrowLeft, Crown } from 'lucide-react';
import { useNavigate } from 'react-router';
import { nudgeScreensText as text } from '#messages/screens/nudges.ts';
import { useUpgradeLabel } from '#client/data/pending-payment.ts';
import { paths } from '#client/paths.ts';
import { KoelDrawing } from '#client/ui/pictures/drawings.tsx';
import { Badge } from '#client/ui/content/badge.tsx';
import { Button, ButtonLink } from '#client/ui/forms/button.tsx';
import { NUDGE_TONES } from '../model.ts';

const types = ['gentle', 'sweet', 'playful', 'reminder'] as const;

/** Shown to free members instead of nudges. */
export function PremiumGate() {
  const navigate = useNavigate();
  const upgrade = useUpgradeLabel(text.upgrade);
  // A screen opened from a notification has no previous page: goes to the dashboard.
  const goBack = () => (globalThis.history.length <= 1 ? navigate(paths.dashboard) : navigate(-1));
  return (
    <section className="mx-auto grid max-w-xl grid-cols-1 justify-items-center gap-5 rounded-large border border-line bg-surface px-[min(1.5rem,6vw)] py-12 text-center md:px-12">
      <KoelDrawing />
      <h2 className="text-title">{text.gateTitle}</h2>
      <p className="max-w-md text-ink-soft">{text.gateText}</p>
      <ul className="flex flex-wrap justify-center gap-2">
        {types.map((type) => (
          <li key={type}>
            <Badge tone={NUDGE_TONES[type]}>
              <span aria-hidden>{text.emoji[type]}</span>
              {text.types[type]}
            </Badge>
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.subscribe} variant="festive" size="large">
          <Crown aria-hidden className="size-5" />
          {upgrade}
        </ButtonLink>
        <Button variant="secondary" size="large" onClick={() => void goBack()}>
          <ArrowLeft aria-hidden className="size-5" />
          {text.back}
        </Button>
      </div>
    </section>
  );
}
