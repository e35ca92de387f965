import { type ComponentProps, lazy, Suspense } from 'react';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';

// The form brings the contract's checks along, which is more than the rest of the screen.
const PreferencesForm = lazy(async () => ({
  default: (await import('./preferences-form.tsx')).PreferencesForm,
}));

export function LazyPreferencesForm(props: ComponentProps<typeof PreferencesForm>) {
  return (
    <Suspense fallback={<Skeleton className="mx-auto h-[40rem] max-w-2xl rounded-large!" />}>
      <PreferencesForm {...props} />
    </Suspense>
  );
}
