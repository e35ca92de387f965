import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import {
  RouterProvider,
  type UNSAFE_AssetsManifest,
  UNSAFE_createBrowserHistory,
  UNSAFE_createClientRoutes,
  UNSAFE_createRouter,
  UNSAFE_defaultMapRouteProperties,
  UNSAFE_FrameworkContext,
  UNSAFE_hydrationRouteProperties,
  type UNSAFE_RouteModules,
} from 'react-router';

/** Globals that React Router's build writes into the page before it starts the app. */
declare global {
  interface Window {
    __reactRouterManifest: UNSAFE_AssetsManifest;
    __reactRouterRouteModules: UNSAFE_RouteModules;
  }
}

const { __reactRouterManifest: manifest, __reactRouterRouteModules: routeModules } = window;

const router = UNSAFE_createRouter({
  routes: UNSAFE_createClientRoutes(manifest.routes, routeModules, null, false, true),
  history: UNSAFE_createBrowserHistory(),
  mapRouteProperties: UNSAFE_defaultMapRouteProperties,
  hydrationRouteProperties: UNSAFE_hydrationRouteProperties,
});

const framework = {
  manifest,
  routeModules,
  future: {},
  ssr: false,
  isSpaMode: true,
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
} as const;

/**
 * React Router's `HydratedRouter` for a build without a server: the address table is whole, no loader runs elsewhere,
 * and the page carries no data. The parts for these would be a tenth of the scripts before the first screen.
 */
export function AppRouter() {
  // The first render must equal the page's, so that navigation starts after it.
  useLayoutEffect(() => void router.initialize(), []);
  return (
    <UNSAFE_FrameworkContext value={framework}>
      <RouterProvider router={router} flushSync={flushSync} />
    </UNSAFE_FrameworkContext>
  );
}
