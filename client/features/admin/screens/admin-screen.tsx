import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { api } from '#client/data/api.ts';
import { useMember } from '#client/data/session.ts';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { showToast } from '#client/ui/feedback/toast.ts';
import { buttonClass } from '#client/ui/forms/button.tsx';
import { brand } from '#domain/kernel/brand.ts';
import { adminText as text } from '#messages/en/admin/shell.ts';
import { secondFactorScreensText as secondFactorText } from '#messages/second-factors.ts';
import { AdminTabs } from '../components/admin-tabs.tsx';
import { SummaryRow } from '../components/summary-row.tsx';

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];

export default function AdminScreen() {
  const member = useMember();
  return member.isAdmin ? (
    <>
      {/* On a phone it shares its row with the icons of the shell, as `PageHeader` does. */}
      <header className="flex min-h-10 flex-wrap items-baseline gap-x-3 pb-1 max-lg:first:-mt-(--title-row) max-lg:pt-3 max-lg:pr-[min(5.25rem,26vw)]">
        <h1 className="text-title">{text.title}</h1>
        <p className="text-ink-soft">{text.greeting(member.firstName || member.email)}</p>
      </header>
      <PanelGate>
        <SummaryRow />
        <AdminTabs />
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
