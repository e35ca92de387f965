import { AvatarPair } from '#client/ui/content/avatar.tsx';
import { dropLeft, dropRight } from '#client/ui/content/mark-shapes.ts';
import { BandhaniBloom } from '#client/ui/content/ornaments.tsx';
import { landingText } from '#messages/landing.ts';
import { DateView } from './views/date-view.tsx';
import { RainOverGir } from './views/rain-over-gir.tsx';

/** Hero picture: a phone in front of the logo, with a memory and a message floating outside its screen. */
export function HeroScene() {
  return (
    <div
      role="img"
      aria-label={landingText.example}
      className="relative mx-auto h-128 w-full max-w-md select-none lg:h-152"
    >
      <svg viewBox="0 0 48 48" aria-hidden className="absolute -top-4 left-1/2 h-full w-[135%] -translate-x-1/2">
        <path d={dropLeft} fill="var(--accent-soft)" />
        <path d={dropRight} fill="var(--festive-soft)" />
      </svg>
      <BandhaniBloom rings={8} className="absolute top-8 -right-10 size-64 text-(--mark-right) opacity-70" />
      <BandhaniBloom rings={6} className="absolute -left-8 bottom-4 size-48 text-(--mark-left) opacity-40" />
      <Phone />
      <div className="absolute -right-2 bottom-16 w-36 rotate-6 rounded-small bg-raised p-2 pb-3 shadow-lift sm:-right-14 sm:bottom-20 sm:w-44">
        <RainOverGir className="aspect-4/5 w-full rounded-[0.5rem]" />
        <p className="pt-2 font-heading text-body leading-tight font-semibold">{landingText.exampleMemory}</p>
        <p className="text-caption text-ink-soft">{landingText.exampleMemoryDate}</p>
      </div>
      <p className="absolute bottom-6 left-0 max-w-52 -rotate-2 rounded-large rounded-bl-[0.4rem] bg-calm px-5 py-3 text-on-calm shadow-lift sm:-left-14">
        {landingText.exampleNudge}
      </p>
    </div>
  );
}

function Phone() {
  const [first, second] = landingText.exampleNames;
  return (
    <div className="absolute inset-y-0 left-1/2 flex w-72 -translate-x-1/2 flex-col gap-5 overflow-hidden rounded-[2.75rem] border-8 border-[color-mix(in_oklab,var(--ink)_88%,var(--page))] bg-page p-5 pt-8 shadow-lift">
      <div className="grid justify-items-center gap-1 pt-1 text-center">
        <AvatarPair first={{ name: first }} second={{ name: second }} />
        <p className="font-heading text-lead font-semibold">{landingText.exampleCouple}</p>
        <p className="figures font-heading text-[4rem] leading-none font-semibold text-accent-ink">
          {landingText.exampleDaysCount}
        </p>
        <p className="text-caption text-ink-soft">{landingText.exampleDays}</p>
      </div>
      <DateView />
      <div className="-mx-5 -mb-5 flex-1 bandhani text-line" />
    </div>
  );
}
