import { commentsScreensText as text } from '#messages/comments.ts';
import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';

export const LazyTalkSheet = lazyDialog(
  async () => (await import('./talk-sheet.tsx')).TalkSheet,
  ({ title }) => text.title(title),
);
