import { shellText } from '#messages/shell.ts';

/** First element of the tab order; skips the menus. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed top-2 left-2 z-50 -translate-y-[calc(100%+1rem)] rounded-full bg-accent px-5 py-3 font-semibold text-on-accent focus:translate-y-0"
    >
      {shellText.skipToContent}
    </a>
  );
}
