import type { ReactNode } from 'react';
import { financeScreensText as text } from '#messages/screens/finances.ts';
import type { MoneyPart } from '../model.ts';

/** Part of the page with its own address. It scrolls to just below the sticky row of 3rem, as the page keeps 5rem free above what it scrolls to. */
export function MoneyPartSection({ part, children }: { part: MoneyPart; children: ReactNode }) {
  return (
    <section
      id={part}
      aria-label={text.partNames[part]}
      className="grid scroll-mt-[calc(var(--offline-bar-height,0px)-2rem)] grid-cols-1 content-start gap-8 pt-6 pb-10 sm:gap-10"
    >
      {children}
    </section>
  );
}
