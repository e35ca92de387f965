import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';

// Needed once in the life of a couple.
export const LazyJoiningWelcome = lazyNamed(async () => (await import('./joining-welcome.tsx')).JoiningWelcome, null, {
  isDispensable: true,
});
