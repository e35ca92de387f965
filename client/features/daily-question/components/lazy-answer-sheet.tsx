import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';
import { dailyQuestionScreensText as text } from '#messages/daily-question.ts';

export const LazyAnswerForm = lazyDialog(
  async () => (await import('./answer-form-dialog.tsx')).AnswerFormDialog,
  () => text.yourAnswer,
);
