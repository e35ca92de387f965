import type { ReactNode } from 'react';
import type { ShownQuery } from '#client/lib/shown-query.ts';
import { ErrorState } from './error-state.tsx';

interface QueryStateProps<Data> {
  query: ShownQuery<Data>;
  /** Shown while loading. */
  skeleton: ReactNode;
  failedTitle: string;
  failedText: string;
  /** Heading level of the error state: 2 directly below the screen's title, 3 within a section. */
  level?: 2 | 3;
  /** Shown for an empty list. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * Renders the four states of a query: loading, failed with a retry button, empty, loaded. Loaded data stays visible if
 * a refetch fails.
 */
export function QueryState<Data>({
  query: { data, isError, error, isFetching, refetch },
  skeleton,
  failedTitle,
  failedText,
  level,
  empty,
  children,
}: QueryStateProps<Data>) {
  if (data !== undefined) {
    const isEmpty = empty !== undefined && Array.isArray(data) && data.length === 0;
    return isEmpty ? empty : children(data);
  }
  if (!isError) return skeleton;
  return (
    <ErrorState
      {...(level && { level })}
      title={failedTitle}
      text={failedText}
      error={error}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
