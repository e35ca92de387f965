import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ignoreComposingKeys } from './lib/composing-keys.ts';
import { AppRouter } from './shell/app-router.tsx';

// The development server replaces modules through React Router's own component.
const Router = import.meta.env.DEV ? (await import('react-router/dom')).HydratedRouter : AppRouter;

ignoreComposingKeys();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Router />
    </StrictMode>,
  );
});
