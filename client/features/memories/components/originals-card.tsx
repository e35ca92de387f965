import { useQuery } from '@tanstack/react-query';
import { api } from '#client/data/api.ts';
import { ProgressBar } from '#client/ui/feedback/progress-bar.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { memoriesText, memoryScreensText as text } from '#messages/memories.ts';
import { describeOriginals } from '../model.ts';

/** Shows how much of the couple's space the original photos use. */
export function OriginalsCard() {
  const storage = useQuery(api.memories.originalsStorage.queryOptions());
  return (
    <>
      <p className="text-ink-soft">{text.originalsText}</p>
      <QueryState
        query={storage}
        skeleton={<ListSkeleton label={text.originalsLoading} rows={1} />}
        level={2}
        failedTitle={text.originalsFailed}
        failedText={text.originalsFailedText}
      >
        {({ usedBytes, totalBytes }) =>
          totalBytes === 0 ? (
            <p className="text-ink-soft">{memoriesText.originalsFull(0)}</p>
          ) : (
            <div className="grid gap-2">
              <ProgressBar
                label={text.originals}
                percent={(usedBytes / totalBytes) * 100}
                valueText={describeOriginals({ usedBytes, totalBytes })}
                tone={usedBytes >= totalBytes * NEARLY_FULL ? 'danger' : 'accent'}
              />
              <p className="figures text-caption text-ink-soft">{describeOriginals({ usedBytes, totalBytes })}</p>
              {usedBytes >= totalBytes * NEARLY_FULL && <p>{text.originalsNearlyFull}</p>}
            </div>
          )
        }
      </QueryState>
    </>
  );
}

const NEARLY_FULL = 0.95;
