import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';
import { commentsScreensText as text } from '#messages/comments.ts';

export const LazyTalkSheet = lazyDialog(
  async () => (await import('./talk-sheet.tsx')).TalkSheet,
  ({ title }) => text.title(title),
);
