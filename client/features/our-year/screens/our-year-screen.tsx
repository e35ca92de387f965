import { useQuery } from '@tanstack/react-query';
import { Play, Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { api } from '#client/data/api.ts';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { coupleRead } from '#client/data/couple-read.ts';
import { memoriesRead } from '#client/features/memories/reads.ts';
import { hasCode } from '#client/lib/api-error.ts';
import { useNow } from '#client/lib/clock.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import { ourYearPath, paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button, ButtonLink } from '#client/ui/forms/button.tsx';
import { ChipGroup } from '#client/ui/forms/chip-group.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';
import { brand } from '#domain/kernel/brand.ts';
import type { Memory } from '#domain/memories/schema.ts';
import { isYearOpen, yearToTell } from '#domain/our-year/rules.ts';
import type { OurYear } from '#domain/our-year/schema.ts';
import { ourYearScreensText as text } from '#messages/our-year.ts';
import { BookSection } from '../components/book-section.tsx';
import { YearFigures } from '../components/year-figures.tsx';
import { listFigures, listSlides, PLAYING } from '../model.ts';
import { withPictures } from '../pictures-model.ts';

const LazyCardDialog = lazyDialog(
  async () => (await import('../components/card/card-dialog.tsx')).CardDialog,
  () => text.cardDialog,
);

const LazyStory = lazyNamed(async () => (await import('../components/story/story.tsx')).Story);

export const meta = () => [{ title: `${text.name} · ${brand.name}` }];

/** Shows the year in the address, or the one to look back at. */
export default function OurYearScreen() {
  const { year } = useParams();
  const today = indiaDate(useNow());
  const years = useQuery(api.ourYear.years.queryOptions());
  if (year !== undefined) return <Year key={year} year={year} years={years.data ?? []} />;
  return (
    <QueryState
      query={years}
      skeleton={<YearSkeleton />}
      level={2}
      failedTitle={text.failedTitle}
      failedText={text.failedText}
    >
      {(all) => {
        const told = yearToTell(all, today);
        return told === undefined ? <NoYear /> : <Year key={told} year={told} years={all} />;
      }}
    </QueryState>
  );
}

function Year({ year, years }: { year: string; years: readonly string[] }) {
  const found = useQuery(api.ourYear.get.queryOptions({ input: { year } }));
  const couple = useCopied(coupleRead, null);
  const { data: memories = [] } = useCopied(memoriesRead, null);
  const navigate = useNavigate();
  const today = indiaDate(useNow());
  const isSoFar = !isYearOpen(year, today) && today.startsWith(year);
  const others = years.includes(year) ? years : [year, ...years];
  const names = couple.data?.users.map(({ firstName }) => firstName) ?? [];
  if (!found.data && (hasCode(found.error, 'year_not_open') || hasCode(found.error, 'invalid')))
    return <ClosedYear message={found.error?.message ?? ''} newest={years[0]} />;
  return (
    <>
      <PageHeader
        title={isSoFar ? text.soFar : text.title(year)}
        lead={isSoFar ? text.soFarLead : text.lead}
        backTo={paths.memories}
      />
      <div className="grid grid-cols-1 gap-8">
        {others.length > 1 && (
          <ChipGroup
            label={text.years}
            chips={others.map((each) => ({ value: each, label: each }))}
            value={year}
            onChange={(chosen) => void navigate(ourYearPath(chosen), { replace: true })}
          />
        )}
        <QueryState
          query={found}
          skeleton={<YearSkeleton />}
          level={2}
          failedTitle={text.failedTitle}
          failedText={text.failedText}
        >
          {(loaded) =>
            isSoFar ? (
              <YearFigures slides={listFigures(withPictures(listSlides(loaded, names, false), loaded, memories))} />
            ) : (
              <OpenYear year={loaded} names={names} memories={memories} />
            )
          }
        </QueryState>
      </div>
    </>
  );
}

interface OpenYearProps {
  year: OurYear;
  names: readonly string[];
  memories: readonly Memory[];
}

/** Year that is told as a whole: with its story, its card and its book. */
function OpenYear({ year, names, memories }: OpenYearProps) {
  const location = useLocation();
  const state: unknown = location.state;
  const [isPlaying, setIsPlaying] = useState(state === PLAYING);
  const [isMakingCard, setIsMakingCard] = useState(false);
  const slides = withPictures(listSlides(year, names), year, memories);
  const makeCard = () => {
    setIsPlaying(false);
    setIsMakingCard(true);
  };
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button size="large" onClick={() => setIsPlaying(true)}>
          <Play aria-hidden className="size-6" />
          {text.play}
        </Button>
        <Button size="large" variant="secondary" onClick={makeCard}>
          <Share2 aria-hidden className="size-6" />
          {text.makeCard}
        </Button>
      </div>
      {year.memories && <BookSection year={year.year} />}
      <YearFigures slides={listFigures(slides)} />
      {isPlaying && (
        <LazyStory
          year={year.year}
          slides={slides}
          ending={
            <div className="flex flex-wrap gap-3">
              <Button variant="festive" size="large" onClick={makeCard}>
                <Share2 aria-hidden className="size-6" />
                {text.makeCard}
              </Button>
              <Button variant="secondary" size="large" onClick={() => setIsPlaying(false)}>
                {text.close}
              </Button>
            </div>
          }
          onClose={() => setIsPlaying(false)}
        />
      )}
      {isMakingCard && <LazyCardDialog year={year} names={names} onClose={() => setIsMakingCard(false)} />}
    </>
  );
}

function NoYear() {
  return (
    <Face
      title={text.emptyTitle}
      words={text.emptyText}
      action={<ButtonLink to={paths.memories}>{text.emptyAction}</ButtonLink>}
    />
  );
}

/** Shown for a year that has not opened or precedes the couple; the server's message tells which. */
function ClosedYear({ message, newest }: { message: string; newest: string | undefined }) {
  return (
    <Face
      title={text.closedTitle}
      words={message}
      action={
        newest ? (
          <ButtonLink to={ourYearPath(newest)}>{text.closedAction(newest)}</ButtonLink>
        ) : (
          <ButtonLink to={paths.memories}>{text.emptyAction}</ButtonLink>
        )
      }
    />
  );
}

function Face({ title, words, action }: { title: string; words: string; action: ReactNode }) {
  return (
    <>
      <PageHeader title={text.name} backTo={paths.memories} />
      <EmptyState level={2} title={title} text={words} action={action} />
    </>
  );
}

function YearSkeleton() {
  return (
    <div role="status" aria-label={text.loading} className="grid grid-cols-1 gap-5 md:grid-cols-2">
      <Skeleton count={4} className="h-64 rounded-large!" />
    </div>
  );
}
