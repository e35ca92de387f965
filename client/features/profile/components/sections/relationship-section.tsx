import {
  HeartHandshake,
  HeartPlus,
  KeyRound,
  LogOut,
  Mail,
  Copy,
  RefreshCw,
  CalendarHeart,
  Pencil,
} from 'lucide-react';
import { useState } from 'react';
import { useMember } from '#client/data/session.ts';
import { coupleStateOf } from '#client/features/couples/model.ts';
import { WeddingOffer } from '#client/features/panchang/components/lazy-panchang-section.tsx';
import { useNow } from '#client/lib/clock.ts';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { pagePath, paths } from '#client/paths.ts';
import { Avatar, AvatarPair } from '#client/ui/content/avatar.tsx';
import { Badge } from '#client/ui/content/badge.tsx';
import { Section } from '#client/ui/content/card.tsx';
import { ListRow } from '#client/ui/content/list-row.tsx';
import { MirrorWork } from '#client/ui/content/ornaments.tsx';
import { Button, ButtonAnchor } from '#client/ui/forms/button.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import type { Couple } from '#domain/couples/schema.ts';
import { profileText as text } from '#messages/profile.ts';
import { copyText } from '../../clipboard-api.ts';
import { useRenewInviteCode } from '../../couple-api.ts';
import type { DialogName } from '../dialogs/dialog-name.ts';
import { LazyInviteSheet } from '../lazy-invite-sheet.tsx';

/** Accent colours of the two partners. */
const tones = ['accent', 'festive'] as const;
const nobody = { name: '', photoUrl: null };

interface CoupleFactsProps {
  couple: Couple;
  onOpen: (dialog: DialogName) => void;
}

interface RelationshipSectionProps {
  couple: Couple | null;
  onOpen: (dialog: DialogName) => void;
}

/** Shows the couple, or the buttons to create or join one. */
export function RelationshipSection({ couple, onOpen }: RelationshipSectionProps) {
  const state = coupleStateOf(couple);
  const [isInviting, setIsInviting] = useState(false);
  const { emailVerified } = useMember();
  if (!couple || state === 'single') {
    return (
      <Section title={text.relationship}>
        <div className="grid justify-items-start gap-3 rounded-large bg-festive-soft p-6 text-festive-ink sm:p-8">
          <MirrorWork className="size-16" />
          <h3 className="text-title">{text.singleTitle}</h3>
          <p className="max-w-prose">{text.singleText}</p>
          <div className="mt-2 flex flex-wrap gap-3">
            <Button onClick={() => onOpen('create')}>
              <HeartPlus aria-hidden className="size-5" />
              {text.createCouple}
            </Button>
            <Button variant="secondary" onClick={() => setIsInviting(true)}>
              <HeartHandshake aria-hidden className="size-5" />
              {text.invite}
            </Button>
            <Button variant="secondary" onClick={() => onOpen('join')}>
              <KeyRound aria-hidden className="size-5" />
              {text.joinCouple}
            </Button>
            {!emailVerified && <InviteByEmail onOpen={() => onOpen('invite')} />}
          </div>
          {isInviting && <LazyInviteSheet onClose={() => setIsInviting(false)} />}
        </div>
      </Section>
    );
  }
  return (
    <Section title={text.relationship}>
      <CoupleFacts couple={couple} onOpen={onOpen} />
      {state === 'waiting' && (
        <>
          <InviteCode inviteCode={couple.inviteCode} expiresAt={couple.inviteCodeExpiresAt} />
          <div className="flex flex-wrap gap-3">
            <InviteByEmail onOpen={() => onOpen('invite')} />
            <Button variant="quiet" onClick={() => onOpen('join')}>
              <KeyRound aria-hidden className="size-5" />
              {text.joinCouple}
            </Button>
          </div>
        </>
      )}
      {state === 'paired' && (
        <>
          <CompleteCode inviteCode={couple.inviteCode} />
          <Button variant="quiet" onClick={() => onOpen('leave')} className="-ml-5 justify-self-start">
            <LogOut aria-hidden className="size-5" />
            {text.leave}
          </Button>
        </>
      )}
    </Section>
  );
}

/** Opens the form of the invitation. The server sends email only for members with a verified address. */
function InviteByEmail({ onOpen }: { onOpen: () => void }) {
  const { emailVerified } = useMember();
  const icon = <Mail aria-hidden className="size-5" />;
  if (!emailVerified)
    return (
      <ButtonAnchor href={pagePath(paths.verifyEmail)} variant="secondary">
        {icon}
        {text.verifyToInvite}
      </ButtonAnchor>
    );
  return (
    <Button variant="secondary" onClick={onOpen}>
      {icon}
      {text.invitePartner}
    </Button>
  );
}

/** Invite code of a couple of two. */
function CompleteCode({ inviteCode }: { inviteCode: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-large bg-sunk p-5">
      <div className="grid max-w-prose gap-1">
        <p className="text-caption text-ink-soft">{text.inviteCode}</p>
        <p className="figures font-heading text-title font-semibold tracking-[0.14em] break-all">{inviteCode}</p>
        <p className="text-caption text-ink-soft">{text.codeComplete}</p>
      </div>
      <Button variant="secondary" onClick={() => void copyText(inviteCode, text.codeCopied)}>
        <Copy aria-hidden className="size-5" />
        {text.copyCode}
      </Button>
    </div>
  );
}

function InviteCode({ inviteCode, expiresAt }: { inviteCode: string; expiresAt: string }) {
  const renew = useRenewInviteCode();
  const isExpired = expiresAt <= useNow();
  const [isInviting, setIsInviting] = useState(false);

  return (
    <div className="grid gap-4 rounded-large bg-sunk p-6">
      <div className="grid gap-1">
        <p className="text-caption text-ink-soft">{text.inviteCode}</p>
        <p className="figures font-heading text-heading font-semibold tracking-[0.14em] break-all">{inviteCode}</p>
        <p className="max-w-prose text-caption text-ink-soft">
          {isExpired
            ? text.codeExpired
            : `${text.inviteCodeText} ${text.codeGoodUntil(formatDate(indiaDate(expiresAt)))}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {isExpired ? (
          <Button isPending={renew.isPending} onClick={() => renew.mutate({})}>
            <RefreshCw aria-hidden className="size-5" />
            {text.renewCode}
          </Button>
        ) : (
          <>
            <Button onClick={() => setIsInviting(true)}>
              <HeartHandshake aria-hidden className="size-5" />
              {text.invite}
            </Button>
            <Button variant="secondary" onClick={() => void copyText(inviteCode, text.codeCopied)}>
              <Copy aria-hidden className="size-5" />
              {text.copyCode}
            </Button>
          </>
        )}
        {!isExpired && (
          <Button variant="quiet" isPending={renew.isPending} onClick={() => renew.mutate({})}>
            {text.renewCode}
          </Button>
        )}
      </div>
      {isInviting && <LazyInviteSheet onClose={() => setIsInviting(false)} />}
    </div>
  );
}

function CoupleFacts({ couple, onOpen }: CoupleFactsProps) {
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
        {couple.anniversary && <WeddingOffer anniversary={couple.anniversary} />}
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
