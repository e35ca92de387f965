import { useMutation } from '@tanstack/react-query';
import { Copy, Link2, Mail, MessageCircle, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { api } from '#client/data/api.ts';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { coupleRead } from '#client/data/couple-read.ts';
import { useMember } from '#client/data/session.ts';
import { wordsOf } from '#client/lib/api-error.ts';
import { useNow } from '#client/lib/clock.ts';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { invitedPath, pagePath, paths } from '#client/paths.ts';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { LoadingRegion, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button, ButtonAnchor } from '#client/ui/forms/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { dashboardText } from '#messages/dashboard.ts';
import { inviteText as text } from '#messages/invite.ts';
import { profileText } from '#messages/profile.ts';
import { canShare, copyText, shareLink } from '../clipboard-api.ts';
import { whatsAppAddress } from '../model.ts';
import { InvitePartnerDialog } from './dialogs/invite-partner-dialog.tsx';

/**
 * Offers every way to invite the partner. Creates the invite code it needs: the first one for a member without a
 * couple, and a new one for an expired one.
 */
export function InviteSheet({ onClose }: { onClose: () => void }) {
  const [isMailing, setIsMailing] = useState(false);
  const now = useNow();
  const { data: couple } = useCopied(coupleRead, null);
  const { mutate: makeCode, ...making } = useMutation(api.couples.renewInviteCode.mutationOptions());
  const isMissing = couple === null || (couple !== undefined && couple.inviteCodeExpiresAt <= now);
  useEffect(() => {
    if (isMissing) makeCode({});
  }, [isMissing, makeCode]);

  if (couple && isMailing) return <InvitePartnerDialog inviteCode={couple.inviteCode} onClose={onClose} />;
  return (
    <Dialog isOpen onOpenChange={onClose} title={dashboardText.invitePartner} description={text.lead}>
      {making.isError ? (
        <ErrorState
          title={text.failedTitle}
          text={wordsOf(making.error)}
          error={making.error}
          isRetrying={making.isPending}
          onRetry={() => makeCode({})}
        />
      ) : couple && !isMissing ? (
        <Ways inviteCode={couple.inviteCode} expiresAt={couple.inviteCodeExpiresAt} onMail={() => setIsMailing(true)} />
      ) : (
        <LoadingRegion label={text.loading}>
          <div className="grid gap-4">
            <Skeleton className="h-14 rounded-full!" />
            <Skeleton className="h-11 rounded-full!" />
            <Skeleton className="h-40 rounded-large!" />
          </div>
        </LoadingRegion>
      )}
    </Dialog>
  );
}

interface WaysProps {
  inviteCode: string;
  expiresAt: string;
  onMail: () => void;
}

function Ways({ inviteCode, expiresAt, onMail }: WaysProps) {
  const { emailVerified } = useMember();
  const url = new URL(invitedPath(pagePath(paths.register), inviteCode), location.origin).href;
  const invitation = { text: text.message(inviteCode), url };
  return (
    <div className="grid gap-4 pb-2">
      <ButtonAnchor href={whatsAppAddress(invitation)} target="_blank" rel="noopener" size="large" className="w-full">
        <MessageCircle aria-hidden className="size-6" />
        {text.whatsApp}
      </ButtonAnchor>
      <div className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
        {canShare(invitation) && (
          <Button variant="secondary" onClick={() => void shareLink(invitation)}>
            <Share2 aria-hidden className="size-5" />
            {text.share}
          </Button>
        )}
        {emailVerified ? (
          <Button variant="secondary" onClick={onMail}>
            <Mail aria-hidden className="size-5" />
            {text.mail}
          </Button>
        ) : (
          // The server sends email only for members with a verified address.
          <ButtonAnchor href={pagePath(paths.verifyEmail)} variant="secondary">
            <Mail aria-hidden className="size-5" />
            {profileText.verifyToInvite}
          </ButtonAnchor>
        )}
        <Button variant="secondary" onClick={() => void copyText(url, text.linkCopied)}>
          <Link2 aria-hidden className="size-5" />
          {text.copyLink}
        </Button>
      </div>
      <div className="grid gap-3 rounded-large bg-sunk p-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="grid">
            <span className="text-caption text-ink-soft">{text.code}</span>
            <span className="figures font-heading text-title font-semibold tracking-[0.14em] break-all">
              {inviteCode}
            </span>
          </p>
          <Button variant="secondary" onClick={() => void copyText(inviteCode, text.codeCopied)}>
            <Copy aria-hidden className="size-5" />
            {text.copyCode}
          </Button>
        </div>
        <p className="text-caption text-ink-soft">
          {text.warning} {text.goodUntil(formatDate(indiaDate(expiresAt)))}
        </p>
      </div>
    </div>
  );
}
