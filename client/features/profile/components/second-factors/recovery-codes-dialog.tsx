import { Copy, Download } from 'lucide-react';
import { secondFactorScreensText as text } from '#messages/screens/second-factors.ts';
import { Button, buttonClass } from '#client/ui/forms/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { copyText } from '../../clipboard-api.ts';

/** Shows new recovery codes, which the server cannot show again. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const lines = codes.join('\n');
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.codesTitle}
      description={text.codesText}
      footer={<Button onClick={onClose}>{text.codesKept}</Button>}
    >
      <div className="grid gap-5 pb-2">
        <ul className="figures grid grid-cols-2 gap-x-6 gap-y-2 rounded-large bg-sunk p-6 font-semibold">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => void copyText(lines, text.codesCopied)}>
            <Copy aria-hidden className="size-5" />
            {text.copyCodes}
          </Button>
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${lines}\n`)}`}
            download={text.codesFile}
            className={buttonClass({ variant: 'secondary' })}
          >
            <Download aria-hidden className="size-5" />
            {text.downloadCodes}
          </a>
        </div>
      </div>
    </Dialog>
  );
}
