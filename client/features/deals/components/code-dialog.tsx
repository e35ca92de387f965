import { Copy } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Redemption } from '#contract/deals.ts';
import { dealScreensText as text } from '#messages/en/deal-screens.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { copyText } from '../../profile/clipboard-api.ts';

const QrCode = lazy(async () => ({
  default: (await import('../../../ui/content/qr/qr-code.tsx')).QrCode,
}));

export type ShownCode = Pick<
  Redemption,
  'redemptionCode' | 'businessName' | 'dealTitle' | 'promoCode' | 'terms'
>;

/** The code for the counter: to be read, scanned or copied. */
export function CodeDialog({ shown, onClose }: { shown: ShownCode; onClose: () => void }) {
  const { redemptionCode, businessName, dealTitle, promoCode, terms } = shown;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.codeTitle}
      description={text.codeText(businessName)}
      footer={
        <>
          <Button variant="secondary" onClick={() => void copyText(redemptionCode, text.copied)}>
            <Copy aria-hidden className="size-5" />
            {text.copy}
          </Button>
          <Button onClick={onClose}>{text.done}</Button>
        </>
      }
    >
      <div className="grid justify-items-center gap-4 pb-4 text-center">
        <div className="size-48">
          <Suspense fallback={null}>
            <QrCode content={redemptionCode} label={text.codeAsPicture(redemptionCode)} />
          </Suspense>
        </div>
        <p className="figures text-heading font-semibold tracking-[0.12em]">{redemptionCode}</p>
        <p className="font-medium wrap-anywhere">{dealTitle}</p>
        {promoCode && (
          <p className="flex flex-wrap items-center justify-center gap-x-3">
            <span className="text-ink-soft">{text.promoCode}</span>
            <code className="font-semibold break-all">{promoCode}</code>
            <Button variant="quiet" onClick={() => void copyText(promoCode, text.promoCopied)}>
              {text.copyPromo}
            </Button>
          </p>
        )}
        {terms && <p className="text-caption wrap-anywhere text-ink-soft">{terms}</p>}
      </div>
    </Dialog>
  );
}
