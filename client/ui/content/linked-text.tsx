import { splitLinks } from './link-parts.ts';

/** User-written text with its line breaks, in which web addresses are links. It contains no other markup. */
export function LinkedText({ text, newTabLabel }: { text: string; newTabLabel: string }) {
  return (
    <p className="max-w-prose wrap-anywhere whitespace-pre-line">
      {splitLinks(text).map(({ text: words, href }, place) =>
        href ? (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never move
          <a key={place} href={href} target="_blank" rel="noopener noreferrer nofollow" className="link">
            {words}
            <span className="sr-only"> ({newTabLabel})</span>
          </a>
        ) : (
          words
        ),
      )}
    </p>
  );
}
