import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { memoryScreensText as text } from '#messages/screens/memories.ts';

/** Links to the years of the timeline. Stays at the top while scrolling and marks the year in view. */
export function YearRail({ years }: { years: readonly string[] }) {
  const current = useYearInSight(years);
  const rail = useRef<HTMLElement>(null);
  useEffect(() => {
    const button = rail.current?.querySelector<HTMLElement>(`[data-year="${current}"]`);
    if (!button || !rail.current) return;
    const left = button.offsetLeft - (rail.current.clientWidth - button.clientWidth) / 2;
    rail.current.scrollTo({ left, behavior: 'smooth' });
  }, [current]);
  return (
    <nav
      ref={rail}
      aria-label={text.goToYear}
      className="sticky top-0 z-10 -mx-5 -mb-8 flex gap-1 overflow-x-auto bg-page px-5 py-2 [scrollbar-width:none] md:-mx-8 md:px-8"
    >
      {years.map((year) => (
        <button
          key={year}
          type="button"
          data-year={year}
          aria-current={year === current ? 'true' : undefined}
          onClick={() => goToYear(year)}
          className={clsx(
            'figures min-h-11 shrink-0 rounded-full px-4 font-medium transition-colors',
            year === current ? 'bg-accent-soft text-accent-ink' : 'text-ink-soft hover:bg-sunk',
          )}
        >
          {year}
        </button>
      ))}
    </nav>
  );
}

function goToYear(year: string) {
  const heading = document.querySelector<HTMLElement>(`#year-${year}`);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

function useYearInSight(years: readonly string[]) {
  const [current, setCurrent] = useState(years[0]);
  const names = years.join(' ');
  useEffect(() => {
    // The year in view crosses a line just below the rail.
    const observer = new IntersectionObserver(
      (entries) => {
        const crossing = entries.find(({ isIntersecting }) => isIntersecting)?.target;
        const year = crossing?.getAttribute('aria-labelledby')?.replace('year-', '');
        if (year) setCurrent(year);
      },
      { rootMargin: '-25% 0px -74% 0px' },
    );
    for (const year of names.split(' ')) {
      const section = document.querySelector(`[aria-labelledby="year-${year}"]`);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [names]);
  return current;
}
