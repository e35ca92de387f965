import { useState } from 'react';
import { formatCoins, formatMoney } from '#client/lib/format/money.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import type { AdminGiftCardOrder } from '#domain/gift-cards/admin.ts';
import { lengthOf } from '#domain/kernel/text/cut-text.ts';
import { adminOperationsText as text } from '#messages/en/admin/operations.ts';
import { useCancelOrder, useFulfilOrder, usePendingOrders } from '../queue-api.ts';
import { QueueList, QueueRow } from '../queue-list.tsx';

const CODE_MAX = 200;

/** Gift card orders waiting for their code. */
export function GiftCardQueue() {
  const list = usePendingOrders();
  const [open, setOpen] = useState<{ order: AdminGiftCardOrder; what: 'fulfil' | 'cancel' } | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <QueueList queue="giftCards" list={list}>
        {(order) => (
          <QueueRow
            key={order.id}
            queue="giftCards"
            title={`${cardOf(order)}, ${nameOf(order)}`}
            since={order.createdAt}
            actions={
              <>
                <Button variant="quiet" onClick={() => setOpen({ order, what: 'cancel' })}>
                  {text.cancel}
                </Button>
                <Button variant="secondary" onClick={() => setOpen({ order, what: 'fulfil' })}>
                  {text.fulfil}
                </Button>
              </>
            }
          >
            <span className="[overflow-wrap:anywhere]">{order.user.email}</span>
            {order.reviewReasons.length > 0 && (
              <ul aria-label={text.lookTwice} className="mt-1 flex flex-wrap gap-2">
                {order.reviewReasons.map((reason) => (
                  <li key={reason}>
                    <Badge tone="warning">{text.reviewReasons[reason]}</Badge>
                  </li>
                ))}
              </ul>
            )}
          </QueueRow>
        )}
      </QueueList>
      {open?.what === 'fulfil' && <FulfilOrder order={open.order} onClose={close} />}
      {open?.what === 'cancel' && <CancelOrder order={open.order} onClose={close} />}
    </>
  );
}

function nameOf({ user }: AdminGiftCardOrder): string {
  return `${user.firstName} ${user.lastName}`;
}

function cardOf({ brand, denomination }: AdminGiftCardOrder): string {
  return `${brand} ${formatMoney(denomination)}`;
}

interface OrderDialogProps {
  order: AdminGiftCardOrder;
  onClose: () => void;
}

function FulfilOrder({ order, onClose }: OrderDialogProps) {
  const [code, setCode] = useState('');
  const fulfil = useFulfilOrder(onClose);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.fulfilTitle(cardOf(order))}
      text={text.fulfilText(nameOf(order))}
      confirmLabel={text.fulfil}
      isDangerous={false}
      isPending={fulfil.isPending}
      isConfirmDisabled={code.trim() === '' || lengthOf(code.trim()) > CODE_MAX}
      onConfirm={() => fulfil.mutate({ id: order.id, code })}
    >
      <TextField
        label={text.code}
        autoComplete="off"
        most={CODE_MAX}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
    </ConfirmDialog>
  );
}

function CancelOrder({ order, onClose }: OrderDialogProps) {
  const cancel = useCancelOrder(onClose);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.cancelTitle}
      text={text.cancelText(nameOf(order), formatCoins(order.pointsCost))}
      confirmLabel={text.cancel}
      dismissLabel={text.keep}
      isPending={cancel.isPending}
      onConfirm={() => cancel.mutate({ id: order.id })}
    />
  );
}
