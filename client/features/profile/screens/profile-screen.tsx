import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { brand } from '#contract/brand.ts';
import { profileText as text } from '#messages/en/profile.ts';
import { api } from '../../../lib/api.ts';
import { ensureTemporal } from '../../../lib/temporal.ts';
import { paths } from '../../../paths.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import type { DialogName } from '../components/dialogs/dialog-name.ts';
import { AchievementSection } from '../components/sections/achievement-section.tsx';
import { CalendarSection } from '../components/sections/calendar-section.tsx';
import { ExportSection } from '../components/sections/export-section.tsx';
import { JourneySection } from '../components/sections/journey-section.tsx';
import { PersonalSection } from '../components/sections/personal-section.tsx';
import { ProfileSkeleton } from '../components/sections/profile-skeleton.tsx';
import { RelationshipSection } from '../components/sections/relationship-section.tsx';
import { SessionsSection } from '../components/sections/sessions-section.tsx';
import { SettingsSection } from '../components/sections/settings-section.tsx';
import { SummarySection } from '../components/sections/summary-section.tsx';

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];
export const clientLoader = ensureTemporal;

// The forms bring the contract's checks along, which is more than the rest of the screen.
const ProfileDialog = lazy(async () => ({
  default: (await import('../components/dialogs/profile-dialog.tsx')).ProfileDialog,
}));

const columns = 'grid gap-10 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] lg:gap-x-12';

export default function ProfileScreen() {
  const [search, setSearch] = useSearchParams();
  const inviteCode = search.get('invite') ?? '';
  const [dialog, setDialog] = useState<DialogName | null>(inviteCode ? 'join' : null);
  const couple = useQuery(api.couples.current.queryOptions());

  function close() {
    setDialog(null);
    if (inviteCode) setSearch({}, { replace: true });
  }

  return (
    <>
      <PageHeader title={text.title} backTo={paths.dashboard} />
      <div className={columns}>
        <div className="grid content-start gap-10">
          <PersonalSection onOpen={setDialog} />
          {couple.isPending && <ProfileSkeleton />}
          {couple.isLoadingError && (
            <ErrorState
              title={text.failedTitle}
              text={text.failedText}
              isRetrying={couple.isFetching}
              onRetry={() => void couple.refetch()}
            />
          )}
          {couple.data !== undefined && <RelationshipSection couple={couple.data} onOpen={setDialog} />}
          {couple.data !== undefined && <SummarySection couple={couple.data} />}
        </div>
        <div className="grid content-start gap-10">
          {couple.data !== undefined && <JourneySection couple={couple.data} />}
          <AchievementSection />
          <SettingsSection onOpen={setDialog} />
          <SessionsSection />
        </div>
      </div>
      <div className={`mt-10 ${columns}`}>
        <CalendarSection />
        <ExportSection />
      </div>
      {dialog && (
        <Suspense fallback={null}>
          <ProfileDialog name={dialog} couple={couple.data ?? null} inviteCode={inviteCode} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
