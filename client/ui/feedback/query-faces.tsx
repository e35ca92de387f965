import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

/** What was asked of the server: one query, or several whose answers are shown as one. */
export interface Asked<Data> {
  data: Data | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

interface QueryFacesProps<Data> {
  query: Asked<Data>;
  /** Holds the places of what is to come. */
  skeleton: ReactNode;
  failedTitle: string;
  failedText: string;
  /** Of the heading of a failure: 2 right below the screen's title, 3 within a section. */
  level?: 2 | 3;
  /** Stands where a list has no rows. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * The four faces of what is asked: loading, failed with the offer to try again, empty, full. What was read before stays
 * when reading it again fails.
 */
export function QueryFaces<Data>({
  query: { data, isError, isFetching, refetch },
  skeleton,
  failedTitle,
  failedText,
  level,
  empty,
  children,
}: QueryFacesProps<Data>) {
  if (data !== undefined) {
    const isEmpty = empty !== undefined && Array.isArray(data) && data.length === 0;
    return isEmpty ? empty : children(data);
  }
  if (!isError) return skeleton;
  return (
    <ErrorState
      level={level}
      title={failedTitle}
      text={failedText}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
