import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';
import type { Memory } from '#domain/memories/schema.ts';
import { findNeighbours } from '../../model.ts';

const loadViewer = async () => (await import('./memory-viewer.tsx')).MemoryViewer;
const MemoryViewer = lazyNamed(loadViewer);

/** Shows the memory of `?memory=` full screen; renders nothing without one. */
export function LazyMemoryViewer({ memories }: { memories: readonly Memory[] }) {
  const [params] = useSearchParams();
  // Preloads the viewer, so that the first tap does not wait for it.
  useEffect(() => void loadViewer(), []);
  const id = params.get('memory');
  const found = id === null ? null : findNeighbours(memories, id);
  if (!found?.memory) return null;
  return <MemoryViewer {...found} memory={found.memory} count={memories.length} />;
}
