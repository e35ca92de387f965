/** Pixels between a covering card and the page's last line. */
const GAP = 24;

/**
 * Keeps the end of the page reachable below a fixed card: the page can be scrolled further by the card's height, and focused
 * elements are scrolled above it (`--offer-height` in base.css). Returns what ends that.
 */
export function keepBottomRoom(card: HTMLElement): () => void {
  const { style } = document.documentElement;
  const measure = () => style.setProperty('--offer-height', `${card.offsetHeight + GAP}px`);
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(card);
  return () => {
    observer.disconnect();
    style.removeProperty('--offer-height');
  };
}
