import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';
import { listScreensText as text } from '#messages/lists.ts';

export const LazyListDialog = lazyDialog(
  async () => (await import('./list-dialog.tsx')).ListDialog,
  ({ list }) => (list ? text.editList : text.newList),
);
export const LazyItemDialog = lazyDialog(
  async () => (await import('./item-dialog.tsx')).ItemDialog,
  () => text.editItem,
);
