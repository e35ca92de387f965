import { DashboardScreen } from '../../features/dashboard/screens/dashboard-screen.tsx';
import { MemberPage } from './member-page.tsx';

/** The dashboard at the start address. */
export function MemberHome() {
  return (
    <MemberPage>
      <DashboardScreen />
    </MemberPage>
  );
}
