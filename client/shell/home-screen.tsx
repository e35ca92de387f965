import { DashboardScreen } from '#client/features/dashboard/screens/dashboard-screen.tsx';
import { brand } from '#domain/kernel/brand.ts';
import { loadMemberScreen } from './member/load-member-screen.ts';
import { MemberPage } from './member/member-page.tsx';

export const meta = () => [{ title: brand.name }];

export const clientLoader = loadMemberScreen;

/** Dashboard at the address `/`, for members. Visitors get the landing page from the server and the service worker. */
export default function HomeScreen() {
  return (
    <MemberPage>
      <DashboardScreen />
    </MemberPage>
  );
}
