import { Copy, Smartphone } from 'lucide-react';
import type { Couple } from '#contract/couples.ts';
import type { SettlementInput } from '#contract/splitting.ts';
import { makeUpiLink } from '#contract/upi-link.ts';
import { splittingScreensText as text } from '#messages/screens/splitting.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button, buttonClass } from '#client/ui/forms/button.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { copyText } from '#client/features/profile/clipboard-api.ts';
import { fromPaise, toPaise } from '../../model.ts';

const QrCode = lazyNamed(
  async () => (await import('#client/ui/content/qr/qr-code.tsx')).QrCode,
  <Skeleton className="aspect-square w-full" />,
);

interface UpiDialogProps {
  payment: SettlementInput;
  upiId: string;
  partner: Couple['users'][number];
  isPending: boolean;
  onPaid: () => void;
  onBack: () => void;
}

/** Pays the partner in a UPI app, which tells us nothing: so it asks. */
export function UpiDialog({ payment, upiId, partner, isPending, onPaid, onBack }: UpiDialogProps) {
  const rupees = fromPaise(toPaise(payment.amount));
  const amount = formatMoney(rupees);
  const link = makeUpiLink({
    upiId,
    payee: `${partner.firstName} ${partner.lastName}`,
    amount: rupees,
    note: payment.note ?? text.upiNote,
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onBack()}
      title={text.payByUpi}
      footer={
        <>
          <Button variant="secondary" onClick={onBack}>
            {text.notYet}
          </Button>
          <Button isPending={isPending} onClick={onPaid}>
            {text.yes}
          </Button>
        </>
      }
    >
      <div className="grid justify-items-center gap-5 pb-4">
        <a
          href={link}
          className={`${buttonClass({ variant: 'festive', size: 'large' })} w-full md:pointer-fine:hidden`}
        >
          <Smartphone aria-hidden className="size-5" />
          {text.openApp(amount)}
        </a>
        <figure className="grid w-52 gap-2">
          <QrCode content={link} label={text.qrLabel(amount, partner.firstName)} />
          <figcaption className="text-center text-caption text-ink-soft">{text.scan}</figcaption>
        </figure>
        <p className="flex items-center gap-2">
          <span className="figures font-semibold wrap-anywhere">{upiId}</span>
          <IconButton
            icon={Copy}
            label={text.copyUpiId}
            onClick={() => void copyText(upiId, text.upiIdCopied)}
          />
        </p>
        <div className="w-full border-t border-line pt-4 text-center">
          <p className="font-heading text-title font-semibold">{text.wentThrough}</p>
          <p className="text-ink-soft">{text.wentThroughText}</p>
        </div>
      </div>
    </Dialog>
  );
}
