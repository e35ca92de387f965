import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { brand } from '#messages/brand.ts';
import { profileText as text } from '#messages/screens/profile.ts';
import { api } from '#client/data/api.ts';
import { useRead } from '#client/data/use-read.ts';
import { paths } from '#client/paths.ts';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';
import { type DialogName, dialogTitles } from '../components/dialogs/dialog-name.ts';
import { AchievementSection } from '../components/sections/achievement-section.tsx';
import { JourneySection } from '../components/sections/journey-section.tsx';
import { MoreSettingsSection } from '../components/sections/more-settings-section.tsx';
import { PersonalSection } from '../components/sections/personal-section.tsx';
import { ProfileSkeleton } from '../components/sections/profile-skeleton.tsx';
import { RelationshipSection } from '../components/sections/relationship-section.tsx';
import { SettingsSection } from '../components/sections/settings-section.tsx';
import { SummarySection } from '../components/sections/summary-section.tsx';

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];
const ProfileDialog = lazyDialog(
  async () => (await import('../components/dialogs/profile-dialog.tsx')).ProfileDialog,
  ({ name }) => dialogTitles[name],
);

const columns = 'grid gap-10 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] lg:gap-x-12';

export default function ProfileScreen() {
  const [search, setSearch] = useSearchParams();
  const inviteCode = search.get('invite') ?? '';
  const [dialog, setDialog] = useState<DialogName | null>(inviteCode ? 'join' : null);
  const couple = useRead(api.couples.current.queryOptions());

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
              error={couple.error}
              isRetrying={couple.isFetching}
              onRetry={() => void couple.refetch()}
            />
          )}
          {couple.data !== undefined && <RelationshipSection couple={couple.data} onOpen={setDialog} />}
          <SettingsSection onOpen={setDialog} />
        </div>
        <div className="grid content-start gap-10">
          {couple.data !== undefined && <JourneySection couple={couple.data} />}
          <AchievementSection />
          {couple.data !== undefined && <SummarySection couple={couple.data} />}
          <MoreSettingsSection />
        </div>
      </div>
      {dialog && (
        <ProfileDialog name={dialog} couple={couple.data ?? null} inviteCode={inviteCode} onClose={close} />
      )}
    </>
  );
}
