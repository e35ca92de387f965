import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import {
  createPath,
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
  routes: openingWhole(UNSAFE_createClientRoutes(manifest.routes, routeModules, null, false, true)),
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

type ClientRoutes = ReturnType<typeof UNSAFE_createClientRoutes>;

/**
 * Makes each screen whose scripts an update has removed open by loading its address. React Router loads the present
 * screen again instead, and the tap would be lost.
 */
function openingWhole(routes: ClientRoutes): ClientRoutes {
  for (const { id, lazy, children } of routes) {
    const parts: object = typeof lazy === 'object' ? lazy : {};
    for (const [name, load] of Object.entries(parts))
      if (isLoader(load)) Reflect.set(parts, name, () => openWhole(manifest.routes[id]?.module).then(load));
    openingWhole(children ?? []);
  }
  return routes;
}

function isLoader(value: unknown): value is () => Promise<unknown> {
  return typeof value === 'function';
}

/** Loads the module of a screen; never resolves if the address is loaded instead. */
async function openWhole(module: string | undefined): Promise<void> {
  try {
    if (module !== undefined) await import(/* @vite-ignore */ module);
  } catch (error) {
    const { location: target } = router.state.navigation;
    // Without a network, React Router reports the failure in its own way.
    if (!target || !navigator.onLine) return;
    console.warn('The scripts of a screen are gone', error);
    location.assign(createPath(target));
    await Promise.race([]);
  }
}
