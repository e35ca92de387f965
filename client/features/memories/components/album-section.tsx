import { memo, useState } from 'react';
import type { Memory } from '#contract/memories.ts';
import { useIsNear } from '#client/ui/layout/use-is-near.ts';
import { ALBUM_BLOCK } from './album.ts';
import { MemoryTile } from './memory-tile.tsx';

interface AlbumStretchProps {
  memories: readonly Memory[];
  /** Index of the first memory in its album. */
  start: number;
  /** Month that begins with a memory, by its id: the target of the month's link. */
  monthOf: ReadonlyMap<string, string>;
  /** True at the top of the timeline: rendered at once. */
  isFirst: boolean;
}

/**
 * Section of an album. Far from the viewport only empty cells are rendered, so that thousands of memories scroll
 * smoothly.
 */
export const AlbumSection = memo(function AlbumSection({
  memories,
  start,
  monthOf,
  isFirst,
}: AlbumStretchProps) {
  const [first, setFirst] = useState<Element | null>(null);
  const [last, setLast] = useState<Element | null>(null);
  const isNear = useIsNear(first, last, isFirst);
  return memories.map((memory, place) => (
    <li
      key={memory.id}
      {...(place === 0 && { ref: setFirst })}
      {...(place > 0 && place === memories.length - 1 && { ref: setLast })}
      {...(monthOf.has(memory.id) && { id: `month-${monthOf.get(memory.id)}`, tabIndex: -1 })}
      className="grid outline-none"
    >
      {isNear && <MemoryTile memory={memory} isLarge={(start + place) % ALBUM_BLOCK === 0} />}
    </li>
  ));
});
