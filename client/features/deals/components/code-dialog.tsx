import { Copy } from 'lucide-react';
import { copyText } from '#client/features/profile/clipboard-api.ts';
import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import type { Redemption } from '#domain/deals/schema.ts';
import { dealScreensText as text } from '#messages/deals.ts';

const QrCode = lazyNamed(async () => (await import('#client/ui/content/qr/qr-code.tsx')).QrCode);

export type ShownCode = Pick<Redemption, 'redemptionCode' | 'businessName' | 'dealTitle' | 'promoCode' | 'terms'>;

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
          <QrCode content={redemptionCode} label={text.codeAsPicture(redemptionCode)} />
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
