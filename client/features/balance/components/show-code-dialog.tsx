import { useQuery } from '@tanstack/react-query';
import { api } from '#client/data/api.ts';
import { usePartnerName } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { useNow } from '#client/lib/clock.ts';
import { formatMoney, formatWithPaise } from '#client/lib/format/money.ts';
import { paths } from '#client/paths.ts';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button, ButtonLink } from '#client/ui/forms/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { makeUpiLink } from '#domain/payments/upi-link.ts';
import { splittingScreensText as text } from '#messages/splitting.ts';
import { UpiCode } from './upi-code.tsx';

interface ShowCodeDialogProps {
  /** Amount in rupees with two decimals. */
  amount: string;
  /** First name of the partner, if the partner requested the code. */
  askedBy?: string | undefined;
  onClose: () => void;
}

/**
 * Shows the member's own UPI code with the amount, for the partner's phone to scan. The server tells if it is still to be
 * paid, also while the code is on the screen; otherwise there is no code.
 */
export function ShowCodeDialog({ amount, askedBy, onClose }: ShowCodeDialogProps) {
  const isAsked = askedBy === undefined ? 'false' : 'true';
  // Asked again at each opening: an answer of an earlier one may be old.
  const code = useQuery(api.balance.readCode.queryOptions({ input: { amount, isAsked }, gcTime: 0 }));
  const now = useNow();
  const { state, endsAt = null } = code.data ?? {};
  const isOver = state !== undefined && (state !== 'open' || (endsAt !== null && endsAt <= now));
  const { upiId } = useMember();
  const partnerName = usePartnerName();
  const wanted = askedBy === undefined ? undefined : text.wantedToPay(askedBy, formatWithPaise(amount));
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={
        isOver
          ? state === 'settled'
            ? text.isSettled
            : text.requestEnded
          : askedBy === undefined
            ? text.myCode
            : text.wantsToPay(askedBy, formatWithPaise(amount))
      }
      description={isOver ? wanted : upiId ? text.myCodeText : text.noOwnUpiId(partnerName)}
      footer={
        <>
          {!upiId && !isOver && (
            <ButtonLink to={paths.profile} onClick={onClose}>
              {text.addUpiId}
            </ButtonLink>
          )}
          <Button variant="secondary" onClick={onClose}>
            {text.close}
          </Button>
        </>
      }
    >
      {upiId && !isOver && (
        <QueryState
          query={code}
          skeleton={<CodeSkeleton />}
          failedTitle={text.codeFailedTitle}
          failedText={text.codeFailedText}
        >
          {() => <OwnCode amount={amount} upiId={upiId} />}
        </QueryState>
      )}
    </Dialog>
  );
}

function CodeSkeleton() {
  return (
    <div role="status" className="mx-auto w-full max-w-72 pb-4">
      <span className="sr-only">{text.codeLoading}</span>
      <Skeleton className="aspect-square w-full" />
    </div>
  );
}

function OwnCode({ amount, upiId }: { amount: string; upiId: string }) {
  const { firstName, lastName } = useMember();
  const rupees = formatMoney(amount);
  return (
    <figure className="mx-auto grid w-full max-w-72 gap-2 pb-4 text-center">
      <UpiCode
        link={makeUpiLink({ upiId, payee: `${firstName} ${lastName}`, amount, note: text.upiNote })}
        label={text.qrLabel(rupees, firstName)}
      />
      <figcaption>
        <span className="figures block font-heading text-heading font-semibold">{rupees}</span>
        <span className="figures text-ink-soft wrap-anywhere">{upiId}</span>
      </figcaption>
    </figure>
  );
}
