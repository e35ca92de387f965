import { type ComponentProps, lazy, Suspense } from 'react';

// The form brings the contract's checks along, which is more than the rest of the screen.
const DateFormDialog = lazy(async () => ({
  default: (await import('./date-form-dialog.tsx')).DateFormDialog,
}));

export function LazyDateForm(props: ComponentProps<typeof DateFormDialog>) {
  return (
    <Suspense fallback={null}>
      <DateFormDialog {...props} />
    </Suspense>
  );
}
