import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';
import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';
import { commentsScreensText as text } from '#messages/comments.ts';

export const LazyTalkSheet = lazyDialog(
  async () => (await import('./talk-sheet.tsx')).TalkSheet,
  ({ title }) => text.title(title),
);
export const LazyReactionFields = lazyNamed(
  async () => (await import('./reaction-fields.tsx')).ReactionFields,
  // As high as the buttons.
  <span className="block h-12" />,
);
