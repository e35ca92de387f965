import type { ReactNode } from 'react';
import { BandhaniBloom } from '../content/ornaments.tsx';

interface PageIntroProps {
  /** Name of the page, above the headline. */
  eyebrow: string;
  /** Two lines; the second has the accent colour. */
  headline: readonly [string, string];
  lead: ReactNode;
  children?: ReactNode;
}

/** Beginning of a public page: its name, a two-line headline, and its subject. */
export function PageIntro({ eyebrow, headline, lead, children }: PageIntroProps) {
  return (
    <section className="relative mx-auto max-w-6xl px-5 pt-8 pb-12 md:px-8 lg:pt-16 lg:pb-16">
      <BandhaniBloom
        rings={9}
        className="absolute top-4 -right-24 -z-10 hidden size-104 text-festive opacity-50 lg:block"
      />
      <div className="grid gap-5">
        <p className="flex items-center gap-3 font-medium text-festive-ink">
          <span aria-hidden className="flex gap-1">
            <span className="size-2 rounded-full bg-(--mark-left)" />
            <span className="size-2 rounded-full bg-(--mark-right)" />
          </span>
          {eyebrow}
        </p>
        <h1 className="text-display tracking-(--display-tracking)">
          {headline[0]}
          <br />
          <span className="text-accent-ink">{headline[1]}</span>
        </h1>
        <p className="max-w-xl text-lead text-ink-soft">{lead}</p>
        {children}
      </div>
    </section>
  );
}
