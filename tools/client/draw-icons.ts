// Draws the icons in `public/` from the mark's shapes. Run it after the mark or its colours change: node tools/client/draw-icons.ts
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { dropLeft, dropRight, markColors } from '#client/ui/content/mark-shapes.ts';

const paper = '#fbf4e9';
const directory = 'public/icons';

/** The mark on a square of `size`, filling `share` of it, on paper or on nothing. */
function markSvg({ size, share, background }: { size: number; share: number; background: string | null }) {
  const scale = (size * share) / 48;
  const offset = (size - 48 * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">
${background ? `<rect width="${size}" height="${size}" fill="${background}"/>` : ''}<clipPath id="left"><path d="${dropLeft}"/></clipPath>
<g transform="translate(${offset} ${offset}) scale(${scale})"><path d="${dropLeft}" fill="${markColors.left}"/><path d="${dropRight}" fill="${markColors.right}"/><path d="${dropRight}" fill="${markColors.meeting}" clip-path="url(#left)"/></g>
</svg>
`;
}

async function drawPng(name: string, options: Parameters<typeof markSvg>[0]) {
  await sharp(Buffer.from(markSvg(options)))
    .png({ compressionLevel: 9, palette: true })
    .toFile(`${directory}/${name}`);
}

/** An `.ico` that holds one PNG: header of 6 bytes, one entry of 16, then the picture. */
async function drawFavicon(size: number) {
  const png = await sharp(Buffer.from(markSvg({ size, share: 1, background: null })))
    .png()
    .toBuffer();
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  await writeFile('public/favicon.ico', Buffer.concat([header, png]));
}

await mkdir(directory, { recursive: true });
await writeFile(`${directory}/mark.svg`, markSvg({ size: 48, share: 1, background: null }));
await drawFavicon(32);
await drawPng('any-192.png', { size: 192, share: 0.92, background: null });
await drawPng('any-512.png', { size: 512, share: 0.92, background: null });
// A launcher may cut a maskable icon to the circle of 80 %.
await drawPng('maskable-192.png', { size: 192, share: 0.56, background: paper });
await drawPng('maskable-512.png', { size: 512, share: 0.56, background: paper });
await drawPng('apple-touch-icon.png', { size: 180, share: 0.68, background: paper });
// The notification bar of Android draws the outline alone.
await drawPng('badge-96.png', { size: 96, share: 0.9, background: null });
