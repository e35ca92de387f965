import { type ComponentProps, lazy, Suspense } from 'react';

// The form brings the contract's checks along, which is more than the rest of the screen.
const MemoryFormDialog = lazy(async () => ({
  default: (await import('./memory-form-dialog.tsx')).MemoryFormDialog,
}));

export function LazyMemoryForm(props: ComponentProps<typeof MemoryFormDialog>) {
  return (
    <Suspense fallback={null}>
      <MemoryFormDialog {...props} />
    </Suspense>
  );
}
