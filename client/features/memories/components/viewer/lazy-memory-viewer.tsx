import { lazy, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { Memory } from '#contract/memories.ts';
import { findNeighbours } from '../../model.ts';

const loadViewer = async () => ({ default: (await import('./memory-viewer.tsx')).MemoryViewer });
const MemoryViewer = lazy(loadViewer);

/** The memory that the address names by `?memory=`, over the whole screen; nothing when it names none of them. */
export function LazyMemoryViewer({ memories }: { memories: readonly Memory[] }) {
  const [params] = useSearchParams();
  // The first tap shall not wait for it.
  useEffect(() => void loadViewer(), []);
  const id = params.get('memory');
  const found = id === null ? null : findNeighbours(memories, id);
  if (!found?.memory) return null;
  return (
    <Suspense fallback={null}>
      <MemoryViewer {...found} memory={found.memory} count={memories.length} />
    </Suspense>
  );
}
