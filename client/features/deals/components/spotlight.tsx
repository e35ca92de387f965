import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatDate } from '#client/lib/format/dates.ts';
import { BandhaniBloom } from '#client/ui/content/ornaments.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import type { BrandDeal } from '#domain/deals/schema.ts';
import { dealScreensText as text } from '#messages/deals.ts';
import type { WeeklyUse } from '../model.ts';
import type { ShownCode } from './code-dialog.tsx';
import { DealBadges } from './deal-badges.tsx';
import { RedeemButton } from './redeem-button.tsx';

interface SpotlightProps {
  deals: readonly BrandDeal[];
  weekOf: (dealId: string) => WeeklyUse;
  onRedeemed: (shown: ShownCode) => void;
}

/** Carousel of the featured deals. It never moves by itself. */
export function Spotlight({ deals, weekOf, onRedeemed }: SpotlightProps) {
  const [viewport, carousel] = useEmblaCarousel({ align: 'start', containScroll: 'trimSnaps' });
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    if (!carousel) return undefined;
    const noteCurrent = () => setCurrent(carousel.selectedScrollSnap());
    carousel.on('select', noteCurrent).on('reInit', noteCurrent);
    return () => void carousel.off('select', noteCurrent).off('reInit', noteCurrent);
  }, [carousel]);

  return (
    <section aria-roledescription={text.carousel} aria-label={text.spotlight} className="grid grid-cols-1 gap-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-title">{text.spotlight}</h2>
        {deals.length > 1 && (
          <div className="flex items-center">
            <IconButton icon={ChevronLeft} label={text.previous} onClick={() => carousel?.scrollPrev()} />
            <span aria-live="polite" className="figures text-caption whitespace-nowrap text-ink-soft">
              {text.slide(current + 1, deals.length)}
            </span>
            <IconButton icon={ChevronRight} label={text.next} onClick={() => carousel?.scrollNext()} />
          </div>
        )}
      </div>
      <div ref={viewport} className="overflow-clip rounded-large">
        <ul className="flex touch-pan-y gap-4">
          {deals.map((deal, place) => (
            <li
              key={deal.id}
              aria-roledescription={text.slideRole}
              aria-label={text.slide(place + 1, deals.length)}
              // The Tab key skips hidden slides.
              inert={place !== current}
              className="min-w-0 flex-[0_0_100%]"
            >
              <Slide deal={deal} use={weekOf(deal.id)} onRedeemed={onRedeemed} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface SlideProps {
  deal: BrandDeal;
  use: WeeklyUse;
  onRedeemed: (shown: ShownCode) => void;
}

function Slide({ deal, use, onRedeemed }: SlideProps) {
  return (
    <article className="relative grid h-full content-between gap-5 overflow-clip rounded-large border border-line bg-surface p-6 md:grid-cols-[minmax(0,1fr)_auto] md:items-end md:p-8">
      <BandhaniBloom className="absolute -top-10 -right-10 size-48 text-festive opacity-30" />
      <div className="relative grid justify-items-start gap-1.5">
        <DealBadges deal={deal} />
        <p className="mt-2 font-semibold wrap-anywhere text-accent-ink">{deal.businessName}</p>
        <h3 className="text-heading wrap-anywhere">{deal.title}</h3>
        {deal.title !== deal.offerText && <p className="font-medium wrap-anywhere">{deal.offerText}</p>}
        <p className="max-w-xl wrap-anywhere text-ink-soft">{deal.description}</p>
        <p className="text-caption text-ink-soft">
          {deal.location} · {text.until(formatDate(deal.validTo))}
        </p>
      </div>
      <div className="relative grid md:min-w-44">
        <RedeemButton deal={deal} use={use} onRedeemed={onRedeemed} pendingLabel={text.creating} />
      </div>
    </article>
  );
}
