import type { QueryClient } from '@tanstack/react-query';
import { heldCopy } from '../copy/page-copy.ts';
import { table } from '../store.ts';
import { isOfKeptCall } from './answers.ts';

/**
 * Deletes the answers and pictures of a couple that the member has left. Visible screens fetch again; pending
 * changes stay. Returns a function that stops it.
 */
export function clearFormerCouple(queryClient: QueryClient): () => void {
  const readId = () => {
    const held = heldCopy.get();
    return held?.shown.complete.includes('couples') ? ([...held.shown.rows.couples.keys()][0] ?? null) : undefined;
  };
  let known = readId();
  return heldCopy.subscribe(() => {
    const id = readId();
    if (id === known || id === undefined) return;
    const isOther = known !== undefined && known !== null;
    known = id;
    if (!isOther) return;
    queryClient.removeQueries({ type: 'inactive', predicate: isOfKeptCall });
    Promise.all([table('answers').clear(), table('pictures').clear()]).catch((error: unknown) =>
      console.warn('The records of the former couple could not be deleted', error),
    );
  });
}
