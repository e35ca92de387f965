import { encode } from 'uqr';

/** Side of a module in pixels, beside the sizes of the text below the code. */
const MODULE = 16;
const MARGIN = 40;
const LINE_HEIGHT = 44;
/** Quiet zone that scanners need, in modules. */
const QUIET_FIELDS = 4;

/** Draws a QR code with lines of text below it. Returns a PNG; throws if the device cannot draw. */
export async function drawCodePicture({ link, lines }: { link: string; lines: readonly string[] }): Promise<Blob> {
  const { data, size } = encode(link, { ecc: 'M', border: QUIET_FIELDS });
  const width = size * MODULE;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = width + MARGIN + lines.length * LINE_HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This device cannot draw the code');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#2b1421';
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries()) if (isDark) context.fillRect(x * MODULE, y * MODULE, MODULE, MODULE);
  context.textAlign = 'center';
  context.font = '32px system-ui, sans-serif';
  for (const [place, line] of lines.entries())
    context.fillText(line, width / 2, width + (place + 0.7) * LINE_HEIGHT, width - 2 * MARGIN);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The code was not drawn'))), 'image/png');
  });
}
