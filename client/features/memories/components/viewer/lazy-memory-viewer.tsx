import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { Memory } from '#contract/memories.ts';
import { findNeighbours } from '../../model.ts';

const MemoryViewer = lazy(async () => ({ default: (await import('./memory-viewer.tsx')).MemoryViewer }));

/** The memory that the address names by `?memory=`, over the whole screen; nothing when it names none of them. */
export function LazyMemoryViewer({ memories }: { memories: readonly Memory[] }) {
  const [params] = useSearchParams();
  const id = params.get('memory');
  const found = id === null ? null : findNeighbours(memories, id);
  if (!found?.memory) return null;
  return (
    <Suspense fallback={null}>
      <MemoryViewer {...found} memory={found.memory} count={memories.length} />
    </Suspense>
  );
}
