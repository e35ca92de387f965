import { type Fields, isFields } from '../outbox/pending-mutation.ts';
import { pendingView, showPending } from '../reads/pending-view.ts';
import { heldCopy } from './page-copy.ts';
import { type CopiedRead, importantDatesRead, listItemsRead, listsRead, notesRead } from './reads.ts';

/** Returns the data of a read of the copy as screens show it; `undefined` before all of its rows are there. */
export function readShown<Input, Data>({ call, of, derive }: CopiedRead<Input, Data>, input: Input): Data | undefined {
  const held = heldCopy.get();
  if (!held || !of.every((resource) => held.shown.complete.includes(resource))) return undefined;
  const data = derive(held.shown.rows, input);
  return showPending(pendingView.get(), { queryKey: [call.split('.'), { input }], data, moment: 0 });
}

/** Lists the records of a resource of the copy as screens show them; `null` for a resource that has none. */
export function listShownRecords(resource: string): Fields[] | null {
  switch (resource) {
    case 'notes':
      return (readShown(notesRead, null) ?? []).filter(isFields);
    case 'importantDates':
      return (readShown(importantDatesRead, null) ?? []).filter(isFields);
    case 'lists': {
      const lists = readShown(listsRead, null) ?? [];
      return [...lists, ...lists.flatMap(({ id }) => readShown(listItemsRead, { id }) ?? [])].filter(isFields);
    }
    default:
      return null;
  }
}
