import { Outlet } from 'react-router';
import { PublicFrame } from './public-frame.tsx';

/** The layout route of the public pages. */
export default function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}
