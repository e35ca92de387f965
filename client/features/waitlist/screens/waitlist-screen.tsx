import type { PageMeta } from '#client/lib/public/page-meta.tsx';
import { paths, waitlistPath } from '#client/paths.ts';
import { AppPicture } from '#client/ui/content/app-picture.tsx';
import { Mark } from '#client/ui/content/mark.tsx';
import { BandhaniBloom } from '#client/ui/content/ornaments.tsx';
import { ButtonAnchor } from '#client/ui/forms/button.tsx';
import { brand } from '#domain/kernel/brand.ts';
import type { WaitlistMode } from '#domain/waitlist/facts.ts';
import { waitlistScreensText as text } from '#messages/waitlist.ts';
import { WaitlistForm } from '../components/waitlist-form.tsx';

export const waitlistMeta: PageMeta = {
  path: paths.waitlist,
  title: text.title(brand.name),
  description: text.description(brand.name),
};

/**
 * Shows the pilot's waitlist; the page's script (`public-pages/scripts/waitlist.ts`) replaces it with the expansion's
 * if the address requests it.
 */
export function WaitlistScreen() {
  return (
    <div data-states="">
      <JoinWaitlist mode="pilot" />
      <template data-state="expansion">
        <JoinWaitlist mode="expansion" />
      </template>
      <template data-state="joined">
        <WaitlistConfirmation />
      </template>
    </div>
  );
}

function JoinWaitlist({ mode }: { mode: WaitlistMode }) {
  const words = text[mode];
  return (
    <>
      <section className="mx-auto grid max-w-6xl gap-x-16 gap-y-8 px-5 pt-6 pb-16 md:px-8 lg:grid-cols-[1fr_1.2fr] lg:pt-14 lg:pb-24">
        <div className="grid content-start gap-5 lg:sticky lg:top-10 lg:self-start">
          <p className="flex items-center gap-3 font-medium text-festive-ink">
            <span aria-hidden className="flex gap-1">
              <span className="size-2 rounded-full bg-(--mark-left)" />
              <span className="size-2 rounded-full bg-(--mark-right)" />
            </span>
            {words.eyebrow}
          </p>
          <h1 className="text-display tracking-(--display-tracking)">{words.headline}</h1>
          <p className="max-w-lg text-lead text-ink-soft">{words.lead}</p>
          <p>
            {words.other}{' '}
            <a
              href={waitlistPath({ type: mode === 'pilot' ? 'expansion' : 'pilot' })}
              className="link inline-flex min-h-11 items-center underline"
            >
              {words.otherLink}
            </a>
          </p>
        </div>
        <div className="rounded-large border border-line bg-surface p-5 shadow-lift sm:p-8">
          <WaitlistForm mode={mode} />
        </div>
      </section>
      <Promises />
    </>
  );
}

/** Lists the benefits of a place on the waitlist, beside a picture of the app. */
function Promises() {
  return (
    <section className="bg-cloth text-on-cloth">
      <div className="relative mx-auto grid max-w-6xl gap-10 overflow-clip px-5 pt-14 md:px-8 lg:grid-cols-[1.2fr_1fr] lg:gap-20 lg:pt-20">
        <div className="grid content-start gap-8 lg:pb-20">
          <h2 className="text-heading">{text.promisesTitle}</h2>
          <dl className="grid gap-6 sm:grid-cols-2">
            {text.promises.map(({ figure, text: words }) => (
              <div key={figure} className="flex flex-col-reverse justify-end border-l-2 border-festive pl-4">
                <dt className="max-w-60">{words}</dt>
                <dd className="figures font-heading text-title font-semibold">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="relative mx-auto h-88 w-full max-w-xs lg:h-auto lg:min-h-112">
          <BandhaniBloom
            rings={9}
            className="absolute -top-10 left-1/2 size-120 max-w-none -translate-x-1/2 text-festive opacity-40"
          />
          <AppPicture
            picture="dashboard"
            frame="phone"
            alt={text.picture}
            className="absolute inset-x-6 top-0 lg:top-4"
          />
        </div>
      </div>
    </section>
  );
}

/**
 * Confirms the place and tells what comes next; the page's script fills in the names in braces. It takes the focus, so
 * that screen readers read it.
 */
function WaitlistConfirmation() {
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
