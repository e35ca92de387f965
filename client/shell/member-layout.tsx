import { Outlet } from 'react-router';
import { loadMemberScreen } from './member/load-member-screen.ts';
import { MemberPage } from './member/member-page.tsx';

export const clientLoader = loadMemberScreen;

/** Layout route of every signed-in screen. */
export default function MemberLayout() {
  return (
    <MemberPage>
      <Outlet />
    </MemberPage>
  );
}
