import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';

export const LazyStory = lazyNamed(async () => (await import('./story/story.tsx')).Story);
