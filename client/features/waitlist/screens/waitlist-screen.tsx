import { useState } from 'react';
import { Link } from 'react-router';
import { brand } from '#contract/brand.ts';
import type { WaitlistEntry } from '#contract/waitlist.ts';
import { waitlistScreensText as text } from '#messages/en/waitlist-screens.ts';
import { pageMeta } from '../../../lib/public/page-meta.ts';
import { useQueryValue } from '../../../lib/public/query-value.ts';
import { paths, waitlistPath } from '../../../paths.ts';
import { Promises } from '../components/promises.tsx';
import { WaitlistConfirmation } from '../components/waitlist-confirmation.tsx';
import { WaitlistForm } from '../components/waitlist-form.tsx';
import { modeOf, offeredCity } from '../model.ts';

export function meta() {
  return pageMeta({
    path: paths.waitlist,
    title: text.title(brand.name),
    description: text.description(brand.name),
  });
}

export default function WaitlistScreen() {
  const mode = modeOf(useQueryValue('type'));
  const city = offeredCity(mode, useQueryValue('city'));
  const [entry, setEntry] = useState<WaitlistEntry | null>(null);
  if (entry) return <WaitlistConfirmation entry={entry} />;
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
          <h1 className="text-display tracking-[-0.02em]">{words.headline}</h1>
          <p className="max-w-lg text-lead text-ink-soft">{words.lead}</p>
          <p>
            {words.other}{' '}
            <Link
              to={waitlistPath({ type: mode === 'pilot' ? 'expansion' : 'pilot' })}
              className="link inline-flex min-h-11 items-center underline"
            >
              {words.otherLink}
            </Link>
          </p>
        </div>
        <div className="rounded-large border border-line bg-surface p-5 shadow-lift sm:p-8">
          {/* Another mode offers other cities: what was typed comes back from the draft. */}
          <WaitlistForm key={mode} mode={mode} city={city} onJoined={setEntry} />
        </div>
      </section>
      <Promises />
    </>
  );
}
