import { Copy, Share2 } from 'lucide-react';
import { profileText as text } from '#messages/en/profile.ts';
import { invitedPath, paths } from '../../../../paths.ts';
import { Button } from '../../../../ui/forms/button.tsx';
import { canShare, copyText, shareLink } from '../../clipboard-api.ts';

/** The code that makes two out of one: to be read aloud, copied, or shared by another app. */
export function InviteCode({ inviteCode }: { inviteCode: string }) {
  const invitation = {
    text: text.shareText(inviteCode),
    url: new URL(invitedPath(paths.register, inviteCode), location.origin).href,
  };

  return (
    <div className="grid gap-4 rounded-large bg-sunk p-6">
      <div className="grid gap-1">
        <p className="text-caption text-ink-soft">{text.inviteCode}</p>
        <p className="figures font-heading text-heading font-semibold tracking-[0.14em] break-all">
          {inviteCode}
        </p>
        <p className="max-w-prose text-caption text-ink-soft">{text.inviteCodeText}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copyText(inviteCode, text.codeCopied)}>
          <Copy aria-hidden className="size-5" />
          {text.copyCode}
        </Button>
        {canShare(invitation) && (
          <Button variant="secondary" onClick={() => void shareLink(invitation)}>
            <Share2 aria-hidden className="size-5" />
            {text.shareCode}
          </Button>
        )}
      </div>
    </div>
  );
}
