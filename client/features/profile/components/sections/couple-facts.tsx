import { CalendarHeart, Pencil } from 'lucide-react';
import type { Couple } from '#contract/couples.ts';
import { profileText as text } from '#messages/profile.ts';
import { formatDate } from '#client/lib/format/dates.ts';
import { useMember } from '#client/data/session.ts';
import { Avatar, AvatarPair } from '#client/ui/content/avatar.tsx';
import { ListRow } from '#client/ui/content/list-row.tsx';
import { Badge } from '#client/ui/content/badge.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import type { DialogName } from '../dialogs/dialog-name.ts';

/** Accent colours of the two partners. */
const tones = ['accent', 'festive'] as const;
const nobody = { name: '', photoUrl: null };

interface CoupleFactsProps {
  couple: Couple;
  onOpen: (dialog: DialogName) => void;
}

export function CoupleFacts({ couple, onOpen }: CoupleFactsProps) {
  const { id } = useMember();
  // The member's own name comes first, as in the couple's name.
  const inOrder = couple.users.toSorted((a, b) => Number(b.id === id) - Number(a.id === id));
  const [first = nobody, second = null] = inOrder.map((user) => ({
    name: `${user.firstName} ${user.lastName}`,
    photoUrl: user.profileImageUrl,
  }));
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <AvatarPair first={first} second={second} />
        <div className="grid max-w-full flex-1 gap-0.5 wrap-break-word">
          <p className="text-caption text-ink-soft">{text.coupleName}</p>
          <p className="font-heading text-title font-semibold">{couple.name}</p>
        </div>
        <IconButton icon={Pencil} label={text.editCoupleName} onClick={() => onOpen('coupleName')} />
      </div>
      <ul className="divide-y divide-line border-y border-line">
        <ListRow
          leading={<CalendarHeart aria-hidden className="mx-3 size-6 shrink-0 text-accent-ink" strokeWidth={1.8} />}
          title={text.anniversary}
          text={couple.anniversary ? formatDate(couple.anniversary) : text.noAnniversary}
          trailing={
            <Button
              variant="quiet"
              aria-label={couple.anniversary ? text.editTheAnniversary : text.setTheAnniversary}
              onClick={() => onOpen('anniversary')}
              className="-mr-4"
            >
              {couple.anniversary ? text.edit : text.set}
            </Button>
          }
        />
        {inOrder.map((user, place) => (
          <ListRow
            key={user.id}
            leading={
              <Avatar
                name={`${user.firstName} ${user.lastName}`}
                photoUrl={user.profileImageUrl}
                tone={tones[place] ?? 'accent'}
              />
            }
            title={`${user.firstName} ${user.lastName}`}
            text={`${text.birthday}: ${user.dateOfBirth ? formatDate(user.dateOfBirth) : text.noBirthday}`}
            trailing={user.id === id && <Badge>{text.you}</Badge>}
          />
        ))}
        {couple.users.length === 1 && (
          <ListRow
            leading={
              <span aria-hidden className="size-12 shrink-0 rounded-full border-2 border-dashed border-line-strong" />
            }
            title={text.waitingForPartner}
            text={text.waitingForPartnerText}
          />
        )}
      </ul>
    </>
  );
}
