import { lazy, Suspense } from 'react';
import { frameText } from '#messages/en/frame.ts';
import { LandingScreen, landingMeta } from '../features/landing/screens/landing-screen.tsx';
import { useHasSessionMarker } from '../lib/public/session-marker.ts';
import { FullScreenSpinner } from '../ui/feedback/spinner.tsx';
import { PublicFrame } from './public/public-frame.tsx';

export const meta = landingMeta;

// Visitors never load it: the API client and the query client come with it.
const MemberHome = lazy(async () => {
  const [{ MemberHome: Home }, { ensureTemporal }] = await Promise.all([
    import('./member/member-home.tsx'),
    import('../lib/temporal.ts'),
  ]);
  await ensureTemporal();
  return { default: Home };
});

/** The start address: the landing page for visitors, the dashboard for members. */
export default function HomeScreen() {
  const isSignedIn = useHasSessionMarker();
  if (isSignedIn) {
    return (
      <Suspense fallback={<FullScreenSpinner label={frameText.loading} />}>
        <MemberHome />
      </Suspense>
    );
  }
  return (
    <PublicFrame>
      <LandingScreen />
    </PublicFrame>
  );
}
