import { brand } from '#messages/brand.ts';
import { landingText } from '#messages/screens/landing.ts';
import { factTokens } from '#contract/site-facts.ts';

export function Price() {
  return (
    <section className="mx-auto max-w-6xl px-5 pt-24 md:px-8 lg:pt-32">
      <div className="relative grid items-center gap-8 overflow-hidden rounded-large bg-festive px-6 py-10 text-on-festive sm:px-10 lg:grid-cols-[1.4fr_1fr] lg:py-14">
        <div
          aria-hidden
          className="absolute inset-y-0 right-0 hidden w-2/5 lg:block bandhani text-on-festive opacity-10"
        />
        <div className="relative grid gap-3">
          <h2 className="text-heading">{landingText.priceTitle}</h2>
          <p className="max-w-lg text-lead">{landingText.priceText(brand.name)}</p>
        </div>
        <div className="relative grid justify-items-start gap-1 lg:justify-items-end lg:text-right">
          {factTokens.priceTag}
          <p className="mt-2 rounded-full bg-on-festive px-4 py-1 font-semibold text-festive">
            {landingText.priceNow}
          </p>
        </div>
      </div>
    </section>
  );
}
