import { makeUpiLink } from '#contract/upi-link.ts';
import { splittingScreensText as text } from '#messages/splitting.ts';
import { formatMoney, formatWithPaise } from '#client/lib/format/money.ts';
import { useMember } from '#client/data/session.ts';
import { paths } from '#client/paths.ts';
import { Button, ButtonLink } from '#client/ui/forms/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { UpiCode } from './upi-code.tsx';

interface ShowCodeDialogProps {
  /** Amount in rupees with two decimals. */
  amount: string;
  /** First name of the partner, if the partner requested the code. */
  askedBy?: string | undefined;
  onClose: () => void;
}

/** Shows the member's own UPI code with the amount, for the partner's phone to scan. */
export function ShowCodeDialog({ amount, askedBy, onClose }: ShowCodeDialogProps) {
  const { firstName, lastName, upiId } = useMember();
  const rupees = formatMoney(amount);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={askedBy === undefined ? text.myCode : text.wantsToPay(askedBy, formatWithPaise(amount))}
      description={upiId ? text.myCodeText : text.noOwnUpiId}
      footer={
        <>
          {!upiId && (
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
      {upiId && (
        <figure className="mx-auto grid w-full max-w-72 gap-2 pb-4 text-center">
          <UpiCode
            link={makeUpiLink({
              upiId,
              payee: `${firstName} ${lastName}`,
              amount,
              note: text.upiNote,
            })}
            label={text.qrLabel(rupees, firstName)}
          />
          <figcaption>
            <span className="figures block font-heading text-heading font-semibold">{rupees}</span>
            <span className="figures text-ink-soft wrap-anywhere">{upiId}</span>
          </figcaption>
        </figure>
      )}
    </Dialog>
  );
}
