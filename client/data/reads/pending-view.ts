import type { QueryKey } from '@tanstack/react-query';
import { createStore } from '#client/lib/store/create-store.ts';

/** A query's data, and the moment of its answer. */
export interface Fetched<Data> {
  queryKey: QueryKey;
  data: Data;
  moment: number;
}

/** Returns the data of a query with the member's changes applied that it does not contain yet. */
export type ShowPending = <Data>(fetched: Fetched<Data>) => Data;

/** Applies pending changes to what screens show; `null` without any. Each change sets a new function. */
export const pendingView = createStore<ShowPending | null>(null);

export function showPending<Data>(show: ShowPending | null, fetched: Fetched<Data>): Data {
  return show && fetched.data !== undefined ? show(fetched) : fetched.data;
}
