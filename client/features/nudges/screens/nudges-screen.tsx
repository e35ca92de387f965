import { ArrowLeft, Crown, HeartHandshake } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { coupleRead } from '#client/data/couple-read.ts';
import { usePartner } from '#client/data/partner.ts';
import { useUpgradeLabel } from '#client/data/pending-payment.ts';
import { useMember } from '#client/data/session.ts';
import { LazyInviteSheet } from '#client/features/profile/components/lazy-invite-sheet.tsx';
import type { ShownQuery } from '#client/lib/shown-query.ts';
import { paths } from '#client/paths.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { Section } from '#client/ui/content/card.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { LoadingRegion, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button, ButtonLink } from '#client/ui/forms/button.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { hasPreviousPage } from '#client/ui/overlays/back-entries.ts';
import { KoelDrawing } from '#client/ui/pictures/drawings.tsx';
import { brand } from '#domain/kernel/brand.ts';
import type { Nudge } from '#domain/nudges/schema.ts';
import { nudgeScreensText as text } from '#messages/nudges.ts';
import { NudgeList } from '../components/nudge-list.tsx';
import { NUDGE_TONES } from '../model.ts';
import { nudgesRead } from '../reads.ts';

// The form loads the contract's schemas, which are larger than the rest of the screen.
const NudgeForm = lazyNamed(
  async () => (await import('../components/nudge-form-card.tsx')).NudgeFormCard,
  <Skeleton className="h-96 rounded-large!" />,
);

// Its words are those of many hours and seasons.
const QuickNudges = lazyNamed(
  async () => (await import('../components/quick-nudges.tsx')).QuickNudges,
  <Skeleton className="h-44" />,
  { isDispensable: true },
);

const types = ['gentle', 'sweet', 'playful', 'reminder'] as const;

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];

export default function NudgesScreen() {
  const { isPremium } = useMember();
  return (
    <>
      <PageHeader title={text.title} lead={text.lead} backTo={paths.dashboard} />
      {isPremium ? <Nudges /> : <Gate />}
    </>
  );
}

/** Shows the nudges of both. */
function Nudges() {
  const nudges = useCopied(nudgesRead, null);
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)] lg:gap-x-14">
      <NudgeComposer />
      <RecentNudges nudges={nudges} />
    </div>
  );
}

function Gate() {
  return (
    <div className="grid grid-cols-1 gap-10">
      <PremiumGate />
      <ReceivedNudges />
    </div>
  );
}

/**
 * Nudges from a premium partner to a free member, who can read and heart them for free. Renders nothing without any.
 */
function ReceivedNudges() {
  const { id } = useMember();
  const nudges = useCopied(nudgesRead, null);
  const received = nudges.data?.filter(({ toUserId }) => toUserId === id);
  if (nudges.isPending || received?.length === 0) return null;
  return (
    <Section title={text.received} className="mx-auto w-full max-w-xl">
      <QueryState
        query={{ ...nudges, data: received }}
        skeleton={null}
        failedTitle={text.failedTitle}
        failedText={text.failedText}
      >
        {(shown) => <NudgeList nudges={shown} />}
      </QueryState>
    </Section>
  );
}

interface RecentNudgesProps {
  /** Nudges, newest first. */
  nudges: ShownQuery<Nudge[]>;
}

/** Nudges of both partners: the member's own on the right, the partner's on the left. */
function RecentNudges({ nudges }: RecentNudgesProps) {
  return (
    <Section title={text.recent}>
      <QueryState
        query={nudges}
        skeleton={<NudgesSkeleton />}
        failedTitle={text.failedTitle}
        failedText={text.failedText}
        empty={<EmptyState drawing={<KoelDrawing />} title={text.emptyTitle} text={text.emptyText} />}
      >
        {(shown) => <NudgeList nudges={shown} />}
      </QueryState>
    </Section>
  );
}

function NudgesSkeleton() {
  return (
    <LoadingRegion label={text.loading}>
      <div className="grid gap-4">
        <Skeleton className="mr-6 h-32 rounded-large! sm:mr-16" />
        <Skeleton className="ml-6 h-32 rounded-large! sm:ml-16" />
      </div>
    </LoadingRegion>
  );
}

/** Ready words that one tap sends, and a button that opens the form; without a partner, a hint to invite one. */
function NudgeComposer() {
  const [isOpen, setIsOpen] = useState(false);
  const [isInviting, setIsInviting] = useState(false);
  const { data: couple } = useCopied(coupleRead, null);
  const partner = usePartner();
  const isAlone = couple !== undefined && !partner;
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      {isOpen ? (
        <NudgeForm onClose={() => setIsOpen(false)} />
      ) : (
        <Button size="large" onClick={() => setIsOpen(true)} className="w-full">
          <HeartHandshake aria-hidden className="size-6" />
          {text.open}
        </Button>
      )}
      {!isOpen && partner && <QuickNudges />}
      {isAlone && (
        <div className="grid rounded-small bg-sunk px-5 pt-4 pb-2">
          <p className="text-ink-soft">{text.alone}</p>
          <button type="button" onClick={() => setIsInviting(true)} className="link min-h-11 justify-self-start">
            {text.invite}
          </button>
          {isInviting && <LazyInviteSheet onClose={() => setIsInviting(false)} />}
        </div>
      )}
    </div>
  );
}

/** Shown to free members instead of nudges. */
function PremiumGate() {
  const navigate = useNavigate();
  const upgrade = useUpgradeLabel(text.upgrade);
  // A screen opened from a notification has no previous page: goes to the dashboard.
  const goBack = () => (hasPreviousPage() ? navigate(-1) : navigate(paths.dashboard));
  return (
    <section className="mx-auto grid max-w-xl grid-cols-1 justify-items-center gap-5 rounded-large border border-line bg-surface px-[min(1.5rem,6vw)] py-12 text-center md:px-12">
      <KoelDrawing />
      <h2 className="text-title">{text.gateTitle}</h2>
      <p className="max-w-md text-ink-soft">{text.gateText}</p>
      <ul className="flex flex-wrap justify-center gap-2">
        {types.map((type) => (
          <li key={type}>
            <Badge tone={NUDGE_TONES[type]}>
              <span aria-hidden>{text.emoji[type]}</span>
              {text.types[type]}
            </Badge>
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.subscribe} variant="festive" size="large">
          <Crown aria-hidden className="size-5" />
          {upgrade}
        </ButtonLink>
        <Button variant="secondary" size="large" onClick={() => void goBack()}>
          <ArrowLeft aria-hidden className="size-5" />
          {text.back}
        </Button>
      </div>
    </section>
  );
}
