import { useQuery } from '@tanstack/react-query';
import { api } from '#client/data/api.ts';
import { memoriesText, memoryScreensText as text } from '#messages/memories.ts';
import { describeOriginals } from '../../model.ts';

/**
 * Note at the end of a form with photos: whether originals are kept, and the space left. Renders nothing until that is
 * known.
 */
export function OriginalsNote() {
  const { data } = useQuery(api.memories.originalsStorage.queryOptions());
  if (!data) return null;
  const isFull = data.usedBytes >= data.totalBytes;
  return (
    <p className="figures text-caption text-ink-soft">
      {isFull ? memoriesText.originalsFull(data.totalBytes) : text.originalsNote(describeOriginals(data))}
    </p>
  );
}
