import { brand } from '#messages/brand.ts';
import type { WaitlistMode } from '#contract/constants/waitlist.ts';
import { waitlistScreensText as text } from '#messages/screens/waitlist.ts';
import type { PageMeta } from '#client/lib/public/page-meta.tsx';
import { paths, waitlistPath } from '#client/paths.ts';
import { Promises } from '../components/promises.tsx';
import { WaitlistConfirmation } from '../components/waitlist-confirmation.tsx';
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
