import type { WaitlistMode } from '#contract/constants/waitlist.ts';
import { waitlistScreensText as text } from '#messages/screens/waitlist.ts';
import { paths } from '#client/paths.ts';
import { Mark } from '#client/ui/content/mark.tsx';
import { BandhaniBloom } from '#client/ui/content/ornaments.tsx';
import { ButtonAnchor } from '#client/ui/forms/button.tsx';

/**
 * Confirms the place and tells what comes next; the page's script fills in the names in braces. It takes the focus, so
 * that screen readers read it.
 */
export function WaitlistConfirmation() {
  return (
    <section className="mx-auto grid max-w-3xl grid-cols-1 justify-items-center gap-6 px-5 pt-4 pb-8 text-center md:px-8 lg:pt-8">
      <div className="relative grid size-48 place-items-center">
        <BandhaniBloom rings={7} firstRing={4} className="absolute inset-0 size-full text-festive" />
        <Mark className="mt-2 size-20" />
      </div>
      <h1 data-focus="" tabIndex={-1} className="text-heading outline-none">
        {text.doneTitle}
      </h1>
      <div className="grid max-w-xl min-w-0 gap-2 text-lead wrap-anywhere">
        <p>{text.doneText('{partner1Name}', '{partner2Name}', '{city}')}</p>
        <p className="text-ink-soft">{text.doneMail('{email}')}</p>
      </div>
      <div className="grid w-full max-w-md gap-4 rounded-large border border-line bg-surface p-6 text-left">
        <h2 className="text-title">{text.nextTitle}</h2>
        <Steps mode="pilot" steps={text.nextPilot} />
        <Steps mode="expansion" steps={text.nextExpansion} />
      </div>
      <ButtonAnchor href={paths.home} size="large">
        {text.backHome}
      </ButtonAnchor>
    </section>
  );
}

/** Lists the next steps for the cities of one mode; the page's script removes the other mode's list. */
function Steps({ mode, steps }: { mode: WaitlistMode; steps: readonly string[] }) {
  return (
    <ol data-next={mode} className="grid gap-3">
      {steps.map((step, index) => (
        <li key={step} className="flex gap-3">
          <span
            aria-hidden
            className="figures grid size-7 shrink-0 place-items-center rounded-full bg-festive font-heading font-semibold text-on-festive"
          >
            {index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
