import { paths } from '#client/paths.ts';
import { BandhaniBloom } from '#client/ui/content/ornaments.tsx';
import { buttonClass, ButtonAnchor } from '#client/ui/forms/button.tsx';
import { factTokens } from '#domain/site/facts.ts';
import { benefitsText as text } from '#messages/benefits.ts';
import { shellText } from '#messages/shell.ts';

/** Words of the button's script. */
export const upgradeWords = { beingChecked: shellText.beingChecked };

/** Shows the one plan with its configured price, and the ways to get it. */
export function Plan() {
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
            <span className="rounded-full bg-festive px-4 py-1 font-semibold text-on-festive">{text.planNow}</span>
          </div>
          {factTokens.priceTag}
          <p className="max-w-lg">{text.planText}</p>
        </div>
        <div className="relative grid gap-3 sm:max-w-sm lg:w-full lg:justify-self-end">
          <ButtonAnchor href={paths.subscribe} variant="festive" size="large" data-words={JSON.stringify(upgradeWords)}>
            {text.upgrade}
          </ButtonAnchor>
          <ButtonAnchor
            href={paths.waitlist}
            variant="secondary"
            size="large"
            className="border-on-cloth! bg-cloth! text-on-cloth!"
          >
            {text.waitlist}
          </ButtonAnchor>
          {/* A server route, which knows where to start the sign-in. */}
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
