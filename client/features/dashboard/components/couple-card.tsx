import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { HeartHandshake, Plus } from 'lucide-react';
import { useState } from 'react';
import { api } from '#client/data/api.ts';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { coupleRead } from '#client/data/couple-read.ts';
import { findPartner } from '#client/data/partner.ts';
import { useNudgeLabel } from '#client/data/pending-payment.ts';
import { useMember } from '#client/data/session.ts';
import { daysTogether } from '#client/features/couples/model.ts';
import { LazyInviteSheet } from '#client/features/profile/components/lazy-invite-sheet.tsx';
import { useNow } from '#client/lib/clock.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { paths } from '#client/paths.ts';
import { AvatarPair } from '#client/ui/content/avatar.tsx';
import { FilledText } from '#client/ui/content/filled-text.tsx';
import { BandhaniBloom } from '#client/ui/content/ornaments.tsx';
import { Button, ButtonLink } from '#client/ui/forms/button.tsx';
import { dashboardText, dashboardText as text } from '#messages/dashboard.ts';
import { LazyAddSheet } from './lazy-add-sheet.tsx';

/** Height of the two rows in which a phone and a wide Home show the names and the days. */
const TWO_ROWS = 'row-span-2 sm:row-span-1 lg:@2xl:row-span-2 cramped:row-span-1';

/** The couple and its days together. A member without a partner is shown beside an empty place. */
export function CoupleCard() {
  const member = useMember();
  const couple = useCopied(coupleRead, null);
  const firstSteps = useQuery(api.firstSteps.get.queryOptions());
  const [isInviting, setIsInviting] = useState(false);
  const today = indiaDate(useNow());
  const partner = findPartner(couple.data, member.id);
  const names = partner && `${member.firstName} & ${partner.firstName}`;
  const days = couple.data && partner ? daysTogether(couple.data, today) : 0;
  const hasDays = days > 0;
  return (
    <div className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 overflow-hidden rounded-large bg-cloth px-4 py-4 text-on-cloth sm:min-h-36 sm:grid-cols-[auto_minmax(0,1fr)_auto_auto] sm:gap-x-6 sm:px-8 lg:@2xl:flex-1 lg:@2xl:grid-cols-[auto_minmax(0,1fr)_auto] lg:@2xl:content-center cramped:grid-cols-[minmax(0,1fr)_auto] cramped:gap-y-2">
      <BandhaniBloom
        rings={7}
        className="absolute -top-48 -right-24 size-72 text-festive opacity-20 sm:top-auto sm:right-auto sm:-bottom-40 sm:left-1/3 sm:opacity-30"
      />
      <div className={clsx('relative', TWO_ROWS)}>
        <AvatarPair
          first={{ name: `${member.firstName} ${member.lastName}`, photoUrl: member.profileImageUrl }}
          second={partner && { name: `${partner.firstName} ${partner.lastName}`, photoUrl: partner.profileImageUrl }}
        />
      </div>
      <div
        className={clsx(
          'relative grid min-w-0 cramped:col-span-2 cramped:row-start-2',
          !hasDays && couple.data !== undefined && TWO_ROWS,
        )}
      >
        <h1 className="font-heading text-lead leading-tight font-semibold wrap-anywhere sm:text-title">
          {dashboardText.greeting(member.firstName)}
        </h1>
        {/* The line has its place until the couple is known. */}
        <p className="text-caption wrap-anywhere empty:hidden sm:text-body">
          {couple.data === undefined ? '\u00A0' : couple.data?.name || names}
        </p>
      </div>
      <AddMenu />
      <NudgeLink />
      {couple.data !== undefined && !partner && firstSteps.data?.isPutAway && (
        <Button
          variant="festive"
          onClick={() => setIsInviting(true)}
          className="relative col-span-full mt-3 justify-self-start"
        >
          {dashboardText.invitePartner}
        </Button>
      )}
      {isInviting && <LazyInviteSheet onClose={() => setIsInviting(false)} />}
      {/* A couple of today is not '0 days together'. */}
      {hasDays && (
        <p className="relative col-start-2 row-start-2 text-caption sm:col-start-3 sm:row-start-1 sm:text-right sm:text-body lg:@2xl:col-start-2 lg:@2xl:row-start-2 lg:@2xl:text-left cramped:col-span-2 cramped:col-start-1 cramped:row-start-3">
          <FilledText
            text={dashboardText.daysTogether('{figure}', days)}
            parts={{
              figure: (
                <span className="figures font-heading text-lead leading-none! font-semibold sm:block sm:text-display lg:@2xl:inline lg:@2xl:text-heading">
                  {formatCoins(days)}
                </span>
              ),
            }}
          />
        </p>
      )}
    </div>
  );
}

/** The header's nudge button, in words: a phone's header has no room for them. */
function NudgeLink() {
  const label = useNudgeLabel(useMember());
  return (
    <ButtonLink
      to={paths.nudges}
      variant="secondary"
      className="relative col-span-full mt-3 border-on-cloth! bg-cloth! text-on-cloth! min-[37rem]:hidden"
    >
      <HeartHandshake aria-hidden className="size-5" strokeWidth={1.9} />
      {label}
    </ButtonLink>
  );
}

/** Button for everything that can be added. */
function AddMenu() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={text.add}
        onClick={() => setIsOpen(true)}
        className="relative z-10 col-start-3 row-span-2 row-start-1 grid size-[min(3rem,14vw)] place-items-center rounded-full bg-festive text-on-festive shadow-lift active:scale-95 sm:col-start-4 sm:row-span-1 lg:@2xl:col-start-3 lg:@2xl:row-span-2 cramped:col-start-2 cramped:row-span-1"
      >
        <Plus aria-hidden className="size-7" />
      </button>
      {isOpen && <LazyAddSheet start="menu" onClose={() => setIsOpen(false)} />}
    </>
  );
}
