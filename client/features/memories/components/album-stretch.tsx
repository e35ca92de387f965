import { memo, useState } from 'react';
import type { Memory } from '#contract/memories.ts';
import { useIsNear } from '../../../ui/layout/use-is-near.ts';
import { ALBUM_BLOCK } from './album.ts';
import { MemoryTile } from './memory-tile.tsx';

interface AlbumStretchProps {
  memories: readonly Memory[];
  /** The place of the first of them in its album. */
  start: number;
  /** At the top of the timeline: drawn at once. */
  isFirst: boolean;
}

/** A stretch of an album. Far from the screen only the places stand, so that thousands of memories scroll like a few. */
export const AlbumStretch = memo(function AlbumStretch({ memories, start, isFirst }: AlbumStretchProps) {
  const [first, setFirst] = useState<Element | null>(null);
  const [last, setLast] = useState<Element | null>(null);
  const isNear = useIsNear(first, last, isFirst);
  return memories.map((memory, place) => (
    <li
      key={memory.id}
      {...(place === 0 && { ref: setFirst })}
      {...(place > 0 && place === memories.length - 1 && { ref: setLast })}
      className="grid"
    >
      {isNear && <MemoryTile memory={memory} isLarge={(start + place) % ALBUM_BLOCK === 0} />}
    </li>
  ));
});
