import { useId } from 'react';
import { dropLeft, dropRight, wordmarkInGujarati } from './mark-shapes.ts';

/** The mark: two drops that make a heart, and where they meet a flame. */
export function Mark({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg viewBox="0 0 48 48" aria-hidden className={className}>
      <clipPath id={id}>
        <path d={dropLeft} />
      </clipPath>
      <path d={dropLeft} fill="var(--mark-left)" />
      <path d={dropRight} fill="var(--mark-right)" />
      <path d={dropRight} fill="var(--mark-meeting)" clipPath={`url(#${id})`} />
    </svg>
  );
}

/** The name in Gujarati letters, drawn: a font of 90 KB for four letters would be loaded otherwise. */
export function GujaratiWordmark({ className }: { className?: string }) {
  return (
    <svg viewBox={wordmarkInGujarati.viewBox} aria-hidden className={className}>
      <path d={wordmarkInGujarati.path} fill="currentColor" />
    </svg>
  );
}
