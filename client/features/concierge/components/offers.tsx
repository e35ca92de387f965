import { CONCIERGE_KINDS, type ConciergeKind } from '#contract/constants/concierge.ts';
import { conciergeScreensText as text } from '#messages/screens/concierge.ts';
import { Card } from '#client/ui/content/card.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { kindIcons } from './kind-icons.ts';

/** Kinds of requests, each with its button. */
export function Offers({ onAsk }: { onAsk: (kind: ConciergeKind) => void }) {
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6">
      {CONCIERGE_KINDS.map((kind) => {
        const Icon = kindIcons[kind];
        const { title, text: explanation, action } = text.offers[kind];
        return (
          <Card key={kind} className="grid grid-cols-1 grid-rows-[1fr_auto] gap-5 px-[min(1.5rem,6vw)]">
            <div className="flex flex-wrap items-start gap-4">
              <span className="grid size-12 shrink-0 place-items-center rounded-full bg-festive-soft text-festive-ink">
                <Icon aria-hidden className="size-6" strokeWidth={1.8} />
              </span>
              <div className="grid min-w-0 flex-1 basis-40 gap-1">
                <h2 className="text-title wrap-anywhere">{title}</h2>
                <p className="text-ink-soft">{explanation}</p>
              </div>
            </div>
            <Button className="justify-self-start max-sm:w-full" onClick={() => onAsk(kind)}>
              {action}
            </Button>
          </Card>
        );
      })}
    </div>
  );
}
