import { LandingScreen, landingMeta } from '../features/landing/screens/landing-screen.tsx';
import { PublicFrame } from './public/public-frame.tsx';

export const meta = landingMeta;

export default function HomeScreen() {
  return (
    <PublicFrame>
      <LandingScreen />
    </PublicFrame>
  );
}
