import { benefitsText as text } from '#messages/en/benefits.ts';
import { usePrices } from '../../../lib/public/site-facts.ts';
import { paths } from '../../../paths.ts';
import { BandhaniBloom } from '../../../ui/content/ornaments.tsx';
import { buttonClass, ButtonLink } from '../../../ui/forms/button.tsx';

/** The one plan, its price as it is configured, and the ways to it. */
export function Plan() {
  const prices = usePrices();
  return (
    <section className="mx-auto max-w-6xl px-5 md:px-8">
      <div className="relative grid gap-8 overflow-hidden rounded-large bg-cloth px-6 py-10 text-on-cloth sm:px-10 lg:grid-cols-[1.3fr_1fr] lg:items-center lg:py-14">
        <BandhaniBloom
          rings={10}
          className="absolute -right-24 -bottom-80 hidden size-144 max-w-none text-festive opacity-25 lg:block"
        />
        <div className="relative grid justify-items-start gap-3">
          <div className="flex flex-wrap items-center gap-3">
            <h2 className="text-title">{text.planName}</h2>
            <span className="rounded-full bg-festive px-4 py-1 font-semibold text-on-festive">
              {text.planNow}
            </span>
          </div>
          <p className="figures min-h-14 font-heading text-display font-semibold">
            {prices && text.planPrice(prices.yearly)}
            <span className="ml-3 font-text text-lead font-normal">{text.planPeriod}</span>
          </p>
          <p className="min-h-7 text-lead font-medium">
            {prices && text.planLine(prices.yearly, prices.monthly)}
          </p>
          <p className="max-w-lg">{text.planText}</p>
        </div>
        <div className="relative grid gap-3 sm:max-w-sm lg:w-full lg:justify-self-end">
          <ButtonLink to={paths.subscribe} variant="festive" size="large">
            {text.upgrade}
          </ButtonLink>
          <ButtonLink
            to={paths.waitlist}
            variant="secondary"
            size="large"
            className="border-on-cloth! bg-cloth! text-on-cloth!"
          >
            {text.waitlist}
          </ButtonLink>
          {/* The server's: it knows where signing in begins. */}
          <a
            href="/api/login"
            className={`${buttonClass({ variant: 'quiet' })} text-on-cloth! hover:bg-transparent! hover:underline`}
          >
            {text.signIn}
          </a>
        </div>
      </div>
    </section>
  );
}
