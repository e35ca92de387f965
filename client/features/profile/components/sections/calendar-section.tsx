import { useQuery } from '@tanstack/react-query';
import { CalendarSync, Copy } from 'lucide-react';
import { profileText as text } from '#messages/en/profile.ts';
import { api } from '../../../../lib/api.ts';
import { Section } from '../../../../ui/content/card.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { LoadingRegion, Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { useCreateFeed, useRevokeFeed } from '../../api.ts';
import { copyText } from '../../clipboard-api.ts';

/** The secret address at which a phone's own calendar reads the planned dates. */
export function CalendarSection() {
  const feed = useQuery(api.dates.feed.queryOptions());
  const create = useCreateFeed();
  const revoke = useRevokeFeed();
  return (
    <Section title={text.calendar} className="content-start">
      <p className="max-w-prose text-ink-soft">{text.calendarText}</p>
      {feed.isPending && (
        <LoadingRegion label={text.calendarLoading}>
          <Skeleton className="h-11 w-40" />
        </LoadingRegion>
      )}
      {feed.isError && (
        <ErrorState
          title={text.calendarFailedTitle}
          text={text.failedText}
          isRetrying={feed.isFetching}
          onRetry={() => void feed.refetch()}
        />
      )}
      {feed.isSuccess && !feed.data && (
        <Button
          variant="secondary"
          isPending={create.isPending}
          onClick={() => create.mutate({})}
          className="justify-self-start"
        >
          <CalendarSync aria-hidden className="size-5" />
          {text.createLink}
        </Button>
      )}
      {feed.isSuccess && feed.data && (
        <>
          <TextField
            label={text.link}
            readOnly
            value={feed.data.url}
            onFocus={(event) => event.target.select()}
            className="truncate"
          />
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => void copyText(feed.data?.url ?? '', text.linkCopied)}>
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
      )}
    </Section>
  );
}
