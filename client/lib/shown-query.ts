/** A query, or several shown as one. */
export interface ShownQuery<Data> {
  data: Data | undefined;
  isError: boolean;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}
