import { pilotCities } from '#contract/constants/cities.ts';
import { fillText } from './words.ts';

/** How long one city's name stays in the teaser, in milliseconds (specification, section 9). */
const cityTeaserMs = 2000;

/** Changes the name in the teaser above the headline. */
export function startRotatingCity() {
  const teaser = document.querySelector<HTMLElement>('[data-rotating-city]');
  if (!teaser || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  let index = 0;
  let shown = teaser;
  setInterval(() => {
    index = (index + 1) % pilotCities.length;
    // A new element appears anew.
    const next = teaser.cloneNode();
    if (!(next instanceof HTMLElement)) return;
    next.textContent = fillText(teaser.dataset['rotatingCity'] ?? '', { city: pilotCities[index] ?? '' });
    shown.replaceWith(next);
    shown = next;
  }, cityTeaserMs);
}
