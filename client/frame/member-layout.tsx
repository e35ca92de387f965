import { Outlet } from 'react-router';
import { MemberPage } from './member/member-page.tsx';

/** The layout route of every signed-in screen. */
export default function MemberLayout() {
  return (
    <MemberPage>
      <Outlet />
    </MemberPage>
  );
}
