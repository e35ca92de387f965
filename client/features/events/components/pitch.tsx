import { eventsText as text } from '#messages/screens/events.ts';
import { factTokens } from '#contract/site-facts.ts';
import { paths } from '#client/paths.ts';
import { ButtonAnchor } from '#client/ui/forms/button.tsx';

/** Tells the discount of a membership, and its price. */
export function Pitch() {
  return (
    <section className="mx-auto max-w-6xl px-5 pt-20 md:px-8 lg:pt-28">
      <div className="relative grid items-center gap-8 overflow-hidden rounded-large bg-festive px-6 py-10 text-on-festive sm:px-10 lg:grid-cols-[1.4fr_1fr] lg:py-14">
        <div
          aria-hidden
          className="absolute inset-y-0 right-0 hidden w-2/5 bandhani text-on-festive opacity-10 lg:block"
        />
        <div className="relative grid gap-3">
          <h2 className="text-heading">{text.pitchTitle}</h2>
          <p className="max-w-xl text-lead">{text.pitchText(factTokens.priceLine)}</p>
        </div>
        <div className="relative flex flex-wrap gap-3 lg:justify-end">
          <ButtonAnchor href={paths.register} size="large" className="bg-on-festive! text-festive!">
            {text.createAccount}
          </ButtonAnchor>
          <ButtonAnchor
            href={paths.login}
            variant="secondary"
            size="large"
            className="border-on-festive! bg-transparent! text-on-festive!"
          >
            {text.signIn}
          </ButtonAnchor>
        </div>
      </div>
    </section>
  );
}
