import { useId } from 'react';
import { dropLeft, dropRight, wordmarkInGujarati } from './mark-shapes.ts';

interface MarkProps {
  className?: string;
  /** Lets the two drops come together once. */
  isMeeting?: boolean;
}

/** Logo of the app. */
export function Mark({ className, isMeeting = false }: MarkProps) {
  const id = useId();
  return (
    <svg viewBox="0 0 48 48" aria-hidden className={className}>
      <clipPath id={id}>
        <path d={dropLeft} />
      </clipPath>
      <path d={dropLeft} fill="var(--mark-left)" className={isMeeting ? 'meets-from-left' : undefined} />
      <path d={dropRight} fill="var(--mark-right)" className={isMeeting ? 'meets-from-right' : undefined} />
      <path
        d={dropRight}
        fill="var(--mark-meeting)"
        clipPath={`url(#${id})`}
        className={isMeeting ? 'meeting' : undefined}
      />
    </svg>
  );
}

/** Name in Gujarati as outlines, which saves loading a font of 90 KB for four letters. */
export function GujaratiWordmark({ className }: { className?: string }) {
  return (
    <svg viewBox={wordmarkInGujarati.viewBox} aria-hidden className={className}>
      <path d={wordmarkInGujarati.path} fill="currentColor" />
    </svg>
  );
}
