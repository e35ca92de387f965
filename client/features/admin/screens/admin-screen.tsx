import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { brand } from '#messages/brand.ts';
import { adminText as text } from '#messages/en/admin/shell.ts';
import { secondFactorScreensText as secondFactorText } from '#messages/screens/second-factors.ts';
import { api } from '#client/data/api.ts';
import { useMember } from '#client/data/session.ts';
import { paths } from '#client/paths.ts';
import { showToast } from '#client/ui/feedback/toast.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { buttonClass } from '#client/ui/forms/button.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { AdminTabs } from '../components/admin-tabs.tsx';
import { SummaryCards } from '../components/summary-cards.tsx';

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];

export default function AdminScreen() {
  const member = useMember();
  return member.isAdmin ? (
    <>
      <PageHeader
        title={text.title}
        text={text.greeting(member.firstName || member.email)}
        backTo={paths.dashboard}
      />
      <PanelGate>
        <div className="grid grid-cols-1 gap-6">
          <SummaryCards />
          <AdminTabs />
        </div>
      </PanelGate>
    </>
  ) : (
    <AccessDenied />
  );
}

/** Tells an admin without a second sign-in factor what to do; the server would reject every call. */
function PanelGate({ children }: { children: ReactNode }) {
  const factors = useQuery(api.secondFactors.list.queryOptions());
  if (!factors.data?.isMissing) return children;
  return (
    <EmptyState
      level={2}
      title={secondFactorText.adminTitle}
      text={secondFactorText.adminText}
      action={
        <Link to={paths.signInSettings} className={buttonClass()}>
          {secondFactorText.adminAction}
        </Link>
      }
    />
  );
}

/** Shown to a non-admin before the first call, because the server would reject it. */
function AccessDenied() {
  const navigate = useNavigate();
  useEffect(() => {
    showToast({ title: text.denied, description: text.deniedText, tone: 'danger' });
    void navigate(paths.home, { replace: true });
  }, [navigate]);
  return null;
}
