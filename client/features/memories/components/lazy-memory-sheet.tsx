import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';
import { memoryScreensText as text } from '#messages/memories.ts';

export const LazyMemoryForm = lazyDialog(
  async () => (await import('./form/memory-form-dialog.tsx')).MemoryFormDialog,
  ({ memory, date }) => {
    if (memory) return text.editTitle;
    return date ? text.dateTitle : text.formTitle;
  },
);
