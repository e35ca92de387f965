import { type ComponentProps, lazy, Suspense } from 'react';

// The form brings the contract's checks along, which is more than the rest of the screen.
const NoteFormDialog = lazy(async () => ({
  default: (await import('./note-form-dialog.tsx')).NoteFormDialog,
}));

export function LazyNoteForm(props: ComponentProps<typeof NoteFormDialog>) {
  return (
    <Suspense fallback={null}>
      <NoteFormDialog {...props} />
    </Suspense>
  );
}
