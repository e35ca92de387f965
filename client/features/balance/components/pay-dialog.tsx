import { Copy, Download, Smartphone } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useMember } from '#client/data/session.ts';
import { copyText } from '#client/features/profile/clipboard-api.ts';
import { serverWordsOf } from '#client/lib/api-error.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { ServerError } from '#client/ui/feedback/server-error.tsx';
import { AmountField } from '#client/ui/forms/amount-field.tsx';
import { Button, buttonClass } from '#client/ui/forms/button.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import type { Couple } from '#domain/couples/schema.ts';
import { fromPaise, toPaise } from '#domain/kernel/money.ts';
import { readAmount } from '#domain/kernel/text/amount-text.ts';
import { makeUpiLink } from '#domain/payments/upi-link.ts';
import { splittingScreensText as text } from '#messages/splitting.ts';
import { useCreateSettlement, useShowUpiCode } from '../api.ts';
import { useSplitting } from '../splitting-model.ts';
import { saveCode, UpiCode } from './upi-code.tsx';

interface PayDialogProps {
  /** Rupees as typed, and the note of the settlement. */
  payment: { amount: string; note?: string | null | undefined };
  upiId: string;
  partner: Couple['users'][number];
  onPaid: () => void;
  onClose: () => void;
}

/**
 * Pays the partner by UPI: shows the code on the partner's device, then asks whether the payment succeeded. Once the
 * member owes less than the payment, it shows no code any more, so that a settled debt is not paid again.
 */
export function PayDialog({ payment: asked, upiId, partner, onPaid, onClose }: PayDialogProps) {
  // The payment of the code that was scanned, whatever the partner records meanwhile. It can still be recorded.
  const [payment, setPayment] = useState(asked);
  const { id: memberId } = useMember();
  const owed = useOwed();
  const [owedAtOpening] = useState(owed);
  const isCovered = owed < owedAtOpening && toPaise(payment.amount) > owed;
  const name = partner.firstName;
  const amount = fromPaise(toPaise(payment.amount));
  const payee = `${name} ${partner.lastName}`;
  const link = makeUpiLink({ upiId, payee, amount, note: payment.note || text.upiNote });
  const settle = useCreateSettlement(onPaid);
  const record = () => settle.mutate({ amount, method: 'upi', note: payment.note, fromUserId: memberId });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.payAmount(name, formatMoney(amount))}
      footer={
        <div className="grid w-full grid-cols-2 items-center gap-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
          <p className="font-heading text-lead font-semibold max-sm:col-span-2">{text.wentThrough}</p>
          <Button variant="secondary" onClick={onClose}>
            {text.notYet}
          </Button>
          <Button isPending={settle.isPending} onClick={record}>
            {text.yes}
          </Button>
        </div>
      }
    >
      {isCovered ? (
        <p role="status" className="pb-4 text-lead font-semibold">
          {owed > 0n ? text.balanceMoved(formatMoney(amount)) : text.isSettled}
        </p>
      ) : (
        <>
          <PartField owed={owed} onChange={(part) => setPayment({ ...payment, amount: part })} />
          <Ways amount={amount} name={name} payee={payee} upiId={upiId} link={link} />
        </>
      )}
      <div className="w-full border-t border-line pt-4">
        <p className="text-ink-soft">{text.wentThroughText}</p>
        {!isCovered && owed !== owedAtOpening && (
          <p role="status" className="text-ink-soft">
            {text.balanceMoved(formatMoney(amount))}
          </p>
        )}
        <ServerError error={settle.error} />
      </div>
    </Dialog>
  );
}

interface PartFieldProps {
  /** Paise that the member owes. */
  owed: bigint;
  onChange: (amount: string) => void;
}

/** Chooses another amount, up to what is owed. The code, the copied amount and what is recorded follow it. */
function PartField({ owed, onChange }: PartFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const most = fromPaise(owed);

  function use() {
    const part = readPart(typed);
    if (part === null || part > owed) return setError(text.partInvalid(formatMoney(most)));
    setIsOpen(false);
    return onChange(fromPaise(part));
  }

  if (!isOpen)
    return (
      <Button variant="quiet" className="-mx-5 -mt-2 mb-3 justify-self-start" onClick={() => setIsOpen(true)}>
        {text.otherAmount}
      </Button>
    );
  return (
    <form
      className="grid gap-3 pb-4"
      onSubmit={(event) => {
        event.preventDefault();
        use();
      }}
    >
      <AmountField
        label={text.amount}
        typed={typed}
        value={typed}
        error={error}
        data-takes-focus
        onChange={({ target }) => {
          setError(undefined);
          setTyped(target.value);
        }}
      />
      <p className="text-caption text-ink-soft">{text.partHint(formatMoney(most))}</p>
      <Button type="submit" variant="secondary" className="justify-self-start">
        {text.chooseAmount}
      </Button>
    </form>
  );
}

/** Returns the paise of a typed amount above 0, or `null`. */
function readPart(typed: string): bigint | null {
  const { amount = '' } = readAmount(typed);
  const paise = /^\d{1,10}(\.\d{1,2})?$/.test(amount) ? toPaise(amount) : 0n;
  return paise > 0n ? paise : null;
}

/** Returns the paise that the member owes the partner, 0 if they owe nothing. */
function useOwed(): bigint {
  const splitting = useSplitting();
  return splitting?.balance.owedBy === splitting?.memberId ? toPaise(splitting?.balance.amount ?? '0.00') : 0n;
}

interface WaysProps {
  amount: string;
  name: string;
  payee: string;
  upiId: string;
  link: string;
}

/** Ways to pay the amount, the surest first. */
function Ways({ amount, name, payee, upiId, link }: WaysProps) {
  return (
    <ol className="grid gap-5 pb-4">
      <Way title={text.scanTheirs(name)}>
        <ShownCode amount={amount} name={name} />
      </Way>
      <Way title={text.copyBoth}>
        <Copied label={text.upiId} copied={upiId} done={text.upiIdCopied} action={text.copyUpiId} />
        <Copied label={text.amount} copied={amount} done={text.amountCopied} action={text.copyAmount} />
      </Way>
      <Way title={text.savePicture}>
        <div className="flex flex-wrap items-center gap-4">
          <div className="w-28 shrink-0">
            <UpiCode link={link} label={text.qrLabel(formatMoney(amount), name)} />
          </div>
          <div className="grid min-w-44 flex-1 justify-items-start gap-2">
            <p className="text-ink-soft">{text.savePictureText}</p>
            <Button
              variant="secondary"
              onClick={() => void saveCode({ link, lines: [payee, formatMoney(amount), upiId] })}
            >
              <Download aria-hidden className="size-5" />
              {text.save}
            </Button>
          </div>
        </div>
      </Way>
      <Way title={text.openUpiApp} className="md:pointer-fine:hidden">
        <p className="text-ink-soft">{text.banksMayRefuse}</p>
        <a href={link} className={`${buttonClass({ variant: 'secondary' })} mt-2`}>
          <Smartphone aria-hidden className="size-5" />
          {text.openUpiApp}
        </a>
      </Way>
    </ol>
  );
}

/** Shows the code on the partner's device at once, and reports whether it is displayed. */
function ShownCode({ amount, name }: { amount: string; name: string }) {
  const { mutate, status, error } = useShowUpiCode();
  useEffect(() => mutate({ amount }), [mutate, amount]);
  return (
    <p role="status" className="text-ink-soft">
      {status === 'success' && text.codeShown(name)}
      {status === 'pending' && text.codeSending(name)}
      {status === 'error' && `${serverWordsOf(error) ?? text.codeNotShown} ${text.codeByHand(name)}`}
    </p>
  );
}

function Way({ title, children, className }: { title: string; children: ReactNode; className?: string }) {
  return (
    <li className={className}>
      <h3 className="mb-1 font-semibold">{title}</h3>
      {children}
    </li>
  );
}

interface CopiedProps {
  label: string;
  copied: string;
  /** Label of the button; `done` is the toast. */
  action: string;
  done: string;
}

function Copied({ label, copied, action, done }: CopiedProps) {
  return (
    <p className="flex items-center gap-2">
      <span className="min-w-0 flex-1">
        <span className="block text-caption text-ink-soft">{label}</span>
        <span className="figures font-semibold wrap-anywhere">{copied}</span>
      </span>
      <IconButton icon={Copy} label={action} onClick={() => void copyText(copied, done)} />
    </p>
  );
}
