import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { financeScreensText as text } from '#messages/finances.ts';
import { type MoneyPart, MONEY_PARTS } from '../model.ts';

/** Row that stays in view and leads to the parts of the page; each has its address, such as `#goals`. */
export function PartLinks({ isLoaded }: { isLoaded: boolean }) {
  const { hash } = useLocation();
  const current = usePartInView();
  useEffect(() => {
    if (isLoaded && hash) scrollTo(hash.slice(1));
  }, [hash, isLoaded]);
  return (
    <nav
      aria-label={text.parts}
      className="sticky top-[var(--offline-bar-height,0px)] z-10 -mx-5 border-b border-line bg-page px-5 md:-mx-8 md:px-8"
    >
      <ul className="flex gap-1 overflow-x-auto [scrollbar-width:none]">
        {MONEY_PARTS.map((part) => (
          <li key={part} className="max-sm:flex-1">
            <Link
              to={{ hash: part }}
              replace
              preventScrollReset
              onClick={() => scrollTo(part)}
              aria-current={part === current ? 'location' : undefined}
              className={clsx(
                'relative flex min-h-12 items-center justify-center px-4 font-medium whitespace-nowrap cramped:px-[2vw] cramped:text-[min(1rem,5vw)] after:absolute after:inset-x-3 after:-bottom-px after:h-0.75 after:rounded-full',
                part === current ? 'text-accent-ink after:bg-accent' : 'text-ink-soft hover:text-ink',
              )}
            >
              {text.partNames[part]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function scrollTo(part: string): void {
  document.getElementById(part)?.scrollIntoView();
}

/** Returns the part at the upper third of the screen. */
function usePartInView(): MoneyPart {
  const [current, setCurrent] = useState<MoneyPart>(MONEY_PARTS[0]);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)?.target.id;
        const part = MONEY_PARTS.find((each) => each === seen);
        if (part) setCurrent(part);
      },
      { rootMargin: '-30% 0px -69% 0px' },
    );
    for (const part of MONEY_PARTS) {
      const section = document.getElementById(part);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}
