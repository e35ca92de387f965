import { clsx } from 'clsx';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { Avatar } from '#client/ui/content/avatar.tsx';
import { type ReactionEmoji, REACTIONS } from '#domain/comments/facts.ts';
import type { Memory } from '#domain/memories/schema.ts';
import type { DiscussedKind } from '#domain/registry/records.ts';
import { commentsScreensText as text } from '#messages/comments.ts';
import { useReact } from '../api.ts';

interface ReactionFieldsProps {
  subject: Pick<Memory, 'id' | 'reactions'> & { kind: DiscussedKind };
  /** Gives the first focus of a dialog to a reaction, so that a phone's keyboard stays down. */
  takesFocus?: boolean;
  /** Called once a reaction is saved or taken back. */
  onDone?: () => void;
}

/**
 * Buttons for the six reactions. The member's own is pressed; a reaction the partner chose shows the partner at its
 * corner.
 */
export function ReactionFields({
  subject: { kind, id, reactions },
  takesFocus = false,
  onDone = () => undefined,
}: ReactionFieldsProps) {
  const member = useMember();
  const partner = usePartner();
  const react = useReact(kind);
  const shown = react.isPending ? react.variables.emoji : emojiOf(member.id);
  const others = reactions.filter(({ userId }) => userId !== member.id);

  function emojiOf(userId: string): ReactionEmoji | null {
    return reactions.find((reaction) => reaction.userId === userId)?.emoji ?? null;
  }

  return (
    <ul aria-label={text.reactions} className="-mx-1 flex flex-wrap">
      {REACTIONS.map((emoji, place) => {
        const isOwn = shown === emoji;
        const isOther = others.some((reaction) => reaction.emoji === emoji);
        const otherName = partner?.firstName || text.partner;
        return (
          <li key={emoji}>
            <button
              type="button"
              aria-pressed={isOwn}
              aria-label={isOther ? `${text.signs[place]}, ${text.reactedBy(otherName)}` : (text.signs[place] ?? emoji)}
              {...(takesFocus && place === 0 && { 'data-takes-focus': '' })}
              onClick={() => react.mutate({ id, emoji: isOwn ? null : emoji }, { onSuccess: onDone })}
              className={clsx(
                'relative grid size-12 place-items-center rounded-full text-title transition-transform active:scale-90',
                isOwn ? 'bg-accent-soft ring-2 ring-accent ring-inset' : 'hover:bg-sunk',
              )}
            >
              <span aria-hidden>{emoji}</span>
              {isOther && (
                <Avatar
                  name={otherName}
                  photoUrl={partner?.profileImageUrl ?? null}
                  size="small"
                  tone="festive"
                  className="absolute -right-0.5 -bottom-0.5 size-5! ring-2 ring-surface"
                />
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
