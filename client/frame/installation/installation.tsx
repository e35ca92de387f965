import { useEffect } from 'react';
import { InstallBanner } from './install-banner.tsx';
import { startServiceWorker } from '../../lib/worker/service-worker-updates.ts';
import { UpdateBanner } from './update-banner.tsx';

// The development server has no built worker.
const hasServiceWorker = import.meta.env.PROD;

/** The service worker and the two banners that come of it. */
export function Installation() {
  useEffect(() => {
    if (hasServiceWorker) void startServiceWorker();
  }, []);
  return (
    <>
      <UpdateBanner />
      <InstallBanner />
    </>
  );
}
