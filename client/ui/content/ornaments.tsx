import { blockPrintTile, dotRings, petalRing, weave } from './ornament-shapes.ts';

/** Ornament in the style of Gujarati mirror work, in the text colour. */
export function MirrorWork({ className }: { className?: string }) {
  return (
    <svg
      viewBox="-50 -50 100 100"
      aria-hidden
      className={className}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
    >
      <circle r="16" strokeWidth="3" />
      <path d="M-8 4A9 9 0 0 1 4-8" strokeWidth="3" opacity="0.6" />
      <path d={petalRing(12, 21, 36)} strokeWidth="2.4" />
      <path d={dotRings([{ radius: 44, count: 24 }])} strokeWidth="3.2" opacity="0.75" />
    </svg>
  );
}

/** Rings of dots in the style of bandhani tie-dye; `firstRing` is the innermost ring drawn. */
export function BandhaniBloom({
  rings = 7,
  firstRing = 0,
  className,
}: {
  rings?: number;
  firstRing?: number;
  className?: string;
}) {
  const shape = dotRings(
    Array.from({ length: rings }, (_, ring) => ({ radius: 8 + ring * 13, count: 6 + ring * 6 })).slice(firstRing),
  );
  const extent = 14 + rings * 13;
  return (
    <svg
      viewBox={`${-extent} ${-extent} ${2 * extent} ${2 * extent}`}
      aria-hidden
      className={className}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
    >
      <path d={shape} strokeWidth="5.2" />
      <path d={shape} strokeWidth="1.8" className="text-page" />
    </svg>
  );
}

/** Border in the style of block print, repeated over the width. */
export function BlockPrintBorder({ id, className }: { id: string; className?: string }) {
  return (
    <svg aria-hidden className={className} width="100%" height="24">
      <pattern id={id} width="48" height="24" patternUnits="userSpaceOnUse">
        <path d={blockPrintTile} fill="currentColor" />
      </pattern>
      <rect width="100%" height="24" fill={`url(#${id})`} />
    </svg>
  );
}

/** Rule between sections: two threads. */
export function WeaveRule({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 240 24" aria-hidden className={className} fill="none" strokeWidth="3" strokeLinecap="round">
      <path d={weave(4)} stroke="var(--mark-left)" />
      <path d={weave(20)} stroke="var(--mark-right)" />
    </svg>
  );
}
