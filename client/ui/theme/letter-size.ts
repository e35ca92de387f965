/** Sizes of theme.css in rem. */
const CRAMPED_REM = 22;
const LOW_REM = 32;

/**
 * Marks the page for the variants `cramped` and `low` while few of its letters fit beside or below one another. Media
 * queries only know the browser's font size, not one set by a page or an extension; returns a function that ends it.
 */
export function watchLetterSize(): () => void {
  const { documentElement: root, body } = document;
  const letter = document.createElement('div');
  letter.style.cssText = 'position:absolute;visibility:hidden;width:1rem;height:0';
  letter.setAttribute('aria-hidden', 'true');
  const mark = () => {
    const rem = Number.parseFloat(getComputedStyle(root).fontSize);
    root.toggleAttribute('data-cramped', innerWidth < CRAMPED_REM * rem);
    root.toggleAttribute('data-low', innerHeight < LOW_REM * rem);
  };
  const observer = new ResizeObserver(mark);
  body.append(letter);
  observer.observe(letter);
  addEventListener('resize', mark);
  return () => {
    removeEventListener('resize', mark);
    observer.disconnect();
    letter.remove();
  };
}
