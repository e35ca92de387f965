import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { brand } from '#contract/brand.ts';
import { adminText as text } from '#messages/en/admin/frame.ts';
import { useMember } from '../../../lib/session.ts';
import { paths } from '../../../paths.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
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
      <div className="grid grid-cols-1 gap-6">
        <SummaryCards />
        <AdminTabs />
      </div>
    </>
  ) : (
    <AccessDenied />
  );
}

/** The server refuses every call of the panel; this only says so before one is made. */
function AccessDenied() {
  const navigate = useNavigate();
  useEffect(() => {
    showToast({ title: text.denied, description: text.deniedText, tone: 'danger' });
    void navigate(paths.home, { replace: true });
  }, [navigate]);
  return null;
}
