import { Copy, HeartHandshake, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { profileText as text } from '#messages/screens/profile.ts';
import { useNow } from '#client/lib/clock.ts';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { useRenewInviteCode } from '../../couple-api.ts';
import { copyText } from '../../clipboard-api.ts';
import { LazyInviteSheet } from '../lazy-invite-sheet.tsx';

export function InviteCode({ inviteCode, expiresAt }: { inviteCode: string; expiresAt: string }) {
  const renew = useRenewInviteCode();
  const isExpired = expiresAt <= useNow();
  const [isInviting, setIsInviting] = useState(false);

  return (
    <div className="grid gap-4 rounded-large bg-sunk p-6">
      <div className="grid gap-1">
        <p className="text-caption text-ink-soft">{text.inviteCode}</p>
        <p className="figures font-heading text-heading font-semibold tracking-[0.14em] break-all">
          {inviteCode}
        </p>
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
