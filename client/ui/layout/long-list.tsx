import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { toParts } from './long-list-model.ts';

/** Distance around the screen within which parts are drawn, in pixels: a quick scroll covers it in a frame or two. */
const NEAR_PX = 1500;

interface LongPartsProps<Part> {
  parts: readonly Part[];
  keyOf: (part: Part, place: number) => string;
  /** Returns about how high a part is that was never drawn, in pixels. */
  heightOf: (part: Part) => number;
  children: (part: Part, place: number) => ReactNode;
}

/**
 * Draws the parts of a long list that are near the screen; the others leave their room, so that the page keeps its
 * height. A part (`toParts`) stays while the focus is in it.
 */
export function LongParts<Part>({ parts, keyOf, heightOf, children }: LongPartsProps<Part>) {
  let top = 0;
  return parts.map((part, place) => {
    const height = heightOf(part);
    const isNearAtFirst = top < NEAR_PX;
    top += height;
    return (
      <NearPart key={keyOf(part, place)} height={height} isNearAtFirst={isNearAtFirst}>
        {() => children(part, place)}
      </NearPart>
    );
  });
}

interface NearPartProps {
  height: number;
  isNearAtFirst: boolean;
  children: () => ReactNode;
}

function NearPart({ height, isNearAtFirst, children }: NearPartProps) {
  const place = useRef<HTMLDivElement>(null);
  /** Room of a part that is not drawn, with the expected height of the rows that it had; `null` while it is drawn. */
  const [room, setRoom] = useState(isNearAtFirst ? null : { px: height, of: height });
  const expected = useRef(height);
  useEffect(() => {
    expected.current = height;
  }, [height]);
  useEffect(() => {
    const { current } = place;
    if (!current) return undefined;
    return watchNear(current, (isNear) => {
      if (isNear) setRoom(null);
      else if (!current.contains(document.activeElement))
        setRoom((before) => before ?? { px: current.offsetHeight, of: expected.current });
    });
  }, []);
  if (room === null) return <div ref={place}>{children()}</div>;
  return <div ref={place} style={{ height: room.of === height ? room.px : height }} />;
}

const watched = new WeakMap<Element, (isNear: boolean) => void>();
let observer: IntersectionObserver | null = null;

/** Calls `onChange` when an element comes near the screen, and when it is far again. Returns a function that stops it. */
function watchNear(element: Element, onChange: (isNear: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting);
    },
    // The second one is for a list that scrolls within a dialog, in browsers that have it.
    { rootMargin: `${NEAR_PX}px 0px`, scrollMargin: `${NEAR_PX}px 0px` },
  );
  watched.set(element, onChange);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    watched.delete(element);
  };
}

interface LongListProps<Row> {
  rows: readonly Row[];
  /** About how high a row is, in pixels. */
  rowHeight: number;
  /** False for a list without lines above and below it. */
  hasEdges?: boolean;
  children: (row: Row) => ReactNode;
}

/** Lists rows, with lines between them, of which it draws those near the screen. */
export function LongList<Row>({ rows, rowHeight, hasEdges = true, children }: LongListProps<Row>) {
  const parts = toParts(rows);
  return (
    <div>
      <LongParts parts={parts} keyOf={(_part, place) => String(place)} heightOf={(part) => part.length * rowHeight}>
        {(part, place) => (
          <ul
            className={clsx(
              'divide-y divide-line border-line',
              (hasEdges || place < parts.length - 1) && 'border-b',
              hasEdges && place === 0 && 'border-t',
            )}
          >
            {part.map((row) => children(row))}
          </ul>
        )}
      </LongParts>
    </div>
  );
}
