import { useQuery } from '@tanstack/react-query';
import { CalendarSync, Copy } from 'lucide-react';
import { api } from '#client/data/api.ts';
import { PanchangSection } from '#client/features/panchang/components/panchang-section.tsx';
import { copyText } from '#client/features/profile/clipboard-api.ts';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { LoadingRegion, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { profileText as text } from '#messages/profile.ts';
import { useCreateFeed, useRevokeFeed } from '../api.ts';
import { SettingsFrame } from '../components/settings-frame.tsx';
import { settingsMeta } from '../model.ts';

export const meta = () => settingsMeta(text.calendar);

export default function CalendarSettingsScreen() {
  return (
    <SettingsFrame title={text.calendar}>
      <CalendarSection />
      <PanchangSection />
    </SettingsFrame>
  );
}

/** Shows the secret address of the calendar feed. */
function CalendarSection() {
  const feed = useQuery(api.dates.feed.queryOptions());
  return (
    <>
      <p className="max-w-prose text-ink-soft">{text.calendarText}</p>
      <QueryState
        query={feed}
        skeleton={
          <LoadingRegion label={text.calendarLoading}>
            <Skeleton className="h-11 w-40" />
          </LoadingRegion>
        }
        level={2}
        failedTitle={text.calendarFailedTitle}
        failedText={text.failedText}
      >
        {(link) => <FeedLink url={link?.url ?? null} />}
      </QueryState>
    </>
  );
}

function FeedLink({ url }: { url: string | null }) {
  const create = useCreateFeed();
  const revoke = useRevokeFeed();
  if (url === null) {
    return (
      <Button
        variant="secondary"
        isPending={create.isPending}
        onClick={() => create.mutate({})}
        className="justify-self-start"
      >
        <CalendarSync aria-hidden className="size-5" />
        {text.createLink}
      </Button>
    );
  }
  return (
    <>
      <TextField
        label={text.link}
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
        className="truncate"
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copyText(url, text.linkCopied)}>
          <Copy aria-hidden className="size-5" />
          {text.copyLink}
        </Button>
        <Button variant="quiet" isPending={create.isPending} onClick={() => create.mutate({})}>
          {text.renewLink}
        </Button>
        <Button variant="quiet" isPending={revoke.isPending} onClick={() => revoke.mutate({})}>
          {text.revokeLink}
        </Button>
      </div>
    </>
  );
}
