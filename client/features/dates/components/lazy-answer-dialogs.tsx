import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';
import { dateAnswersText as text } from '#messages/date-answers.ts';

export const LazyScopeDialog = lazyDialog(
  async () => (await import('./scope-dialog.tsx')).ScopeDialog,
  ({ act }) => text.scopeTitle[act],
);
export const LazySuggestTime = lazyDialog(
  async () => (await import('./suggest-time-dialog.tsx')).SuggestTimeDialog,
  () => text.suggestTitle,
);
