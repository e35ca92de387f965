import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';

export const LazyReactionFields = lazyNamed(
  async () => (await import('./reaction-fields.tsx')).ReactionFields,
  // As high as the buttons.
  <span className="block h-12" />,
);
