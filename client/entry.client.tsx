import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ignoreComposingKeys } from './lib/composing-keys.ts';
import { AppRouter } from './shell/app-router.tsx';

// The development server replaces modules through React Router's own component.
const Router = import.meta.env.DEV ? (await import('react-router/dom')).HydratedRouter : AppRouter;

ignoreComposingKeys();
// Content of another app waits in the memory of the service worker, which may end before the app is unlocked.
if (location.search.includes('handed='))
  void import('./data/handed/claim-handed.ts').then((each) => each.claimHanded());
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Router />
    </StrictMode>,
  );
});
