import { useState } from 'react';
import { formatMoney } from '#client/lib/format/money.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { lengthOf } from '#domain/kernel/text/cut-text.ts';
import type { AdminPayment } from '#domain/payments/admin.ts';
import { adminOperationsText as text } from '#messages/en/admin/operations.ts';
import { useConfirmPayment, usePendingPayments, useRejectPayment } from '../queue-api.ts';
import { QueueList, QueueRow } from '../queue-list.tsx';

/** Maximum length of the reason shown to the member, in characters. */
const REASON_MAX = 300;

/** Declared payments, to be confirmed or rejected. */
export function PaymentQueue() {
  const list = usePendingPayments();
  const [open, setOpen] = useState<{ payment: AdminPayment; what: 'confirm' | 'reject' } | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <QueueList queue="payments" list={list}>
        {(payment) => (
          <QueueRow
            key={payment.id}
            queue="payments"
            title={`${formatMoney(payment.amount)}, ${nameOf(payment)}`}
            since={payment.createdAt}
            actions={
              <>
                <Button variant="quiet" onClick={() => setOpen({ payment, what: 'reject' })}>
                  {text.reject}
                </Button>
                <Button variant="secondary" onClick={() => setOpen({ payment, what: 'confirm' })}>
                  {text.confirm}
                </Button>
              </>
            }
          >
            <span className="[overflow-wrap:anywhere]">{text.reference(payment.reference)}</span>
            {payment.user && <span className="[overflow-wrap:anywhere]">{payment.user.email}</span>}
            {payment.remark && <span className="text-warning">{payment.remark}</span>}
          </QueueRow>
        )}
      </QueueList>
      {open?.what === 'confirm' && <ConfirmPayment payment={open.payment} onClose={close} />}
      {open?.what === 'reject' && <RejectPayment payment={open.payment} onClose={close} />}
    </>
  );
}

function nameOf({ user }: AdminPayment): string {
  return user ? `${user.firstName} ${user.lastName}` : text.accountGone;
}

interface PaymentDialogProps {
  payment: AdminPayment;
  onClose: () => void;
}

function ConfirmPayment({ payment, onClose }: PaymentDialogProps) {
  const name = nameOf(payment);
  const confirm = useConfirmPayment(name, onClose);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.confirmTitle(formatMoney(payment.amount))}
      text={text.confirmText(name)}
      confirmLabel={text.confirm}
      isDangerous={false}
      isPending={confirm.isPending}
      onConfirm={() => confirm.mutate({ id: payment.id })}
    />
  );
}

function RejectPayment({ payment, onClose }: PaymentDialogProps) {
  const [reason, setReason] = useState('');
  const reject = useRejectPayment(onClose);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.rejectTitle}
      text={text.rejectText(nameOf(payment))}
      confirmLabel={text.reject}
      isPending={reject.isPending}
      isConfirmDisabled={reason.trim() === '' || lengthOf(reason.trim()) > REASON_MAX}
      onConfirm={() => reject.mutate({ id: payment.id, reason })}
    >
      <TextField
        label={text.reason}
        most={REASON_MAX}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
