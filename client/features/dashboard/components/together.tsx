import { useQuery } from '@tanstack/react-query';
import { dashboardText } from '#messages/en/dashboard.ts';
import { api } from '../../../lib/api.ts';
import { useNow } from '../../../lib/clock.ts';
import { indiaDate } from '../../../lib/format/dates.ts';
import { formatCoins } from '../../../lib/format/money.ts';
import { findPartner } from '../../../lib/partner.ts';
import { useMember } from '../../../lib/session.ts';
import { AvatarPair } from '../../../ui/content/avatar.tsx';
import { BandhaniBloom } from '../../../ui/content/ornaments.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { daysTogether } from '../../couples/model.ts';

/** The two of them, and how long. Alone, it is one of them and an open place. */
export function Together() {
  const member = useMember();
  const couple = useQuery(api.couples.current.queryOptions());
  const today = indiaDate(useNow());
  if (couple.isPending) return <Skeleton className="h-56 rounded-large! sm:h-48" />;

  const partner = findPartner(couple.data, member.id);
  const names = partner ? `${member.firstName} & ${partner.firstName}` : member.firstName;
  const days = couple.data && partner ? daysTogether(couple.data, today) : null;
  return (
    <div className="relative flex min-h-56 flex-wrap items-center justify-between gap-x-8 gap-y-5 overflow-hidden rounded-large bg-cloth sm:min-h-48 p-6 text-on-cloth sm:p-8">
      <BandhaniBloom
        rings={7}
        className="absolute -top-52 left-1/4 size-72 text-festive opacity-30 sm:top-auto sm:-bottom-40 sm:left-1/3"
      />
      <div className="relative grid gap-3">
        <AvatarPair
          first={{ name: `${member.firstName} ${member.lastName}`, photoUrl: member.profileImageUrl }}
          second={
            partner && { name: `${partner.firstName} ${partner.lastName}`, photoUrl: partner.profileImageUrl }
          }
        />
        <p className="font-heading text-title font-semibold wrap-anywhere">{couple.data?.name || names}</p>
      </div>
      {days !== null && (
        <p className="relative grid sm:justify-items-end">
          <span className="figures font-heading text-display font-semibold">{formatCoins(days)}</span>
          <span>{dashboardText.daysTogether(days)}</span>
        </p>
      )}
    </div>
  );
}
