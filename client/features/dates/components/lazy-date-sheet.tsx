import { datePlanningText as text } from '#messages/screens/dates.ts';
import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';

export const LazyDateForm = lazyDialog(
  async () => (await import('./date-form-dialog.tsx')).DateFormDialog,
  ({ date }) => (date ? text.editTitle : text.plan),
);
export const LazyScopeDialog = lazyDialog(
  async () => (await import('./scope-dialog.tsx')).ScopeDialog,
  ({ act }) => text.scopeTitle[act],
);
export const LazySuggestTime = lazyDialog(
  async () => (await import('./suggest-time-dialog.tsx')).SuggestTimeDialog,
  () => text.suggestTitle,
);
