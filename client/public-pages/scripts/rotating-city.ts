import { parseAs } from '#client/lib/public/request.ts';

/** Display time of a city's name in the teaser, in milliseconds (specification, section 9). */
const cityTeaserMs = 2000;

/** Rotates the city in the teaser above the headline. The build wrote a line for each city into the page. */
export function startRotatingCity() {
  const teaser = document.querySelector<HTMLElement>('[data-rotating-city]');
  if (!teaser || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const lines = parseAs<string[]>(teaser.dataset['rotatingCity'] ?? '[]');
  let index = 0;
  let shown = teaser;
  setInterval(() => {
    index = (index + 1) % lines.length;
    // A new element restarts the animation.
    const next = teaser.cloneNode();
    if (!(next instanceof HTMLElement)) return;
    next.textContent = lines[index] ?? '';
    shown.replaceWith(next);
    shown = next;
  }, cityTeaserMs);
}
