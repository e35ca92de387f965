import { clsx } from 'clsx';
import { REACTIONS, type ReactionEmoji } from '#contract/constants/comments.ts';
import { commentsScreensText as text } from '#messages/screens/comments.ts';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { Avatar } from '#client/ui/content/avatar.tsx';
import { useReact } from '../api.ts';
import type { Commented } from '../model.ts';

/**
 * Buttons for the six reactions. The member's own is pressed; a reaction the partner chose shows the partner at its
 * corner.
 */
export function Reactions({ subject: { kind, id, reactions } }: { subject: Commented }) {
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
        const otherName = partner?.firstName ?? text.partner;
        return (
          <li key={emoji}>
            <button
              type="button"
              aria-pressed={isOwn}
              aria-label={
                isOther ? `${text.signs[place]}, ${text.reactedBy(otherName)}` : (text.signs[place] ?? emoji)
              }
              onClick={() => react.mutate({ id, emoji: isOwn ? null : emoji })}
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
