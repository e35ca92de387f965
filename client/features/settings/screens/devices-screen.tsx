import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { api } from '#client/data/api.ts';
import { useNow } from '#client/lib/clock.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { ListRow } from '#client/ui/content/list-row.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import type { Session } from '#domain/accounts/sessions.ts';
import { profileText as text } from '#messages/profile.ts';
import { useEndOtherSessions, useEndSession } from '../api.ts';
import { SettingsFrame } from '../components/settings-frame.tsx';
import { describeUse, settingsMeta } from '../model.ts';

/** Number of sessions shown at first, newest first; few members have more. */
const SHOWN = 5;

export const meta = () => settingsMeta(text.sessions);

export default function DevicesSettingsScreen() {
  return (
    <SettingsFrame title={text.sessions}>
      <SessionsSection />
    </SettingsFrame>
  );
}

/** Lists the member's sessions, each of which can be ended. */
function SessionsSection() {
  const sessions = useQuery(api.accounts.listSessions.queryOptions());
  return (
    <QueryState
      query={sessions}
      skeleton={<ListSkeleton label={text.sessionsLoading} rows={2} />}
      level={2}
      failedTitle={text.sessionsFailedTitle}
      failedText={text.failedText}
    >
      {(all) => <SessionRows sessions={all} />}
    </QueryState>
  );
}

function SessionRows({ sessions }: { sessions: readonly Session[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const endOthers = useEndOtherSessions();
  const thisDeviceFirst = sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  const shown = isWhole ? thisDeviceFirst : thisDeviceFirst.slice(0, SHOWN);
  return (
    <div className="grid gap-3">
      <ul className="divide-y divide-line border-y border-line">
        {shown.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {shown.length < sessions.length && (
          <Button variant="secondary" onClick={() => setIsWhole(true)}>
            {text.showAllSessions(sessions.length)}
          </Button>
        )}
        {sessions.length > 1 && (
          <Button variant="secondary" isPending={endOthers.isPending} onClick={() => setIsAsked(true)}>
            {text.endOthers}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title={text.endOthersTitle}
        text={text.endText}
        confirmLabel={text.end}
        isDangerous={false}
        isPending={endOthers.isPending}
        onConfirm={() => endOthers.mutate(undefined, { onSettled: () => setIsAsked(false) })}
      />
    </div>
  );
}

function SessionRow({ session }: { session: Session }) {
  const [isAsked, setIsAsked] = useState(false);
  const end = useEndSession();
  const now = useNow();
  return (
    <ListRow
      leading={<MonitorSmartphone aria-hidden className="size-5.5 shrink-0 text-ink-soft" strokeWidth={1.8} />}
      title={session.device}
      text={describeUse(session, now)}
      trailing={
        session.isCurrent ? (
          <Badge tone="calm">{text.thisDevice}</Badge>
        ) : (
          <>
            <Button variant="quiet" isPending={end.isPending} onClick={() => setIsAsked(true)} className="-mr-4">
              <span>
                {text.end}
                <span className="sr-only"> {session.device}</span>
              </span>
            </Button>
            <ConfirmDialog
              isOpen={isAsked}
              onOpenChange={setIsAsked}
              title={text.endTitle(session.device)}
              text={text.endText}
              confirmLabel={text.end}
              isDangerous={false}
              isPending={end.isPending}
              onConfirm={() => end.mutate({ id: session.id }, { onSettled: () => setIsAsked(false) })}
            />
          </>
        )
      }
    />
  );
}
