import { saveFile } from '#client/lib/save-file.ts';
import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';

const QrCode = lazyNamed(
  async () => (await import('#client/ui/content/qr/qr-code.tsx')).QrCode,
  <Skeleton className="aspect-square w-full" />,
);

/** Shows a UPI link as a QR code. */
export function UpiCode({ link, label }: { link: string; label: string }) {
  return <QrCode content={link} label={label} />;
}

/** Saves the code as a picture with the lines below it, for the scanner of a UPI app. */
export async function saveCode(code: { link: string; lines: readonly string[] }): Promise<void> {
  const { drawCodePicture } = await import('#client/ui/content/qr/code-picture.ts');
  saveFile(await drawCodePicture(code), 'upi-code.png');
}
