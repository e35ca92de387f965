import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** A phone's camera: 12 megapixels. */
const SIZE = { width: 4000, height: 3000 };
/** Number of different scenes. Photos of one scene differ by their time, and so by their content. */
const SCENES = 8;
const PER_DAY = 7;

/** Writes photos of 2 to 4 MB into a folder, each with its time and the place where it was taken, and returns their paths. */
export async function makePhotos(folder: string, count: number): Promise<string[]> {
  const scenes: Buffer[] = [];
  for (let scene = 0; scene < SCENES; scene += 1) scenes.push(await paintScene(scene));
  const paths: string[] = [];
  for (let place = 0; place < count; place += 1) {
    const scene = scenes[place % SCENES] ?? Buffer.alloc(0);
    const path = join(folder, `IMG_${place}.jpg`);
    // Behind the two bytes that every JPEG begins with.
    writeFileSync(path, Buffer.concat([scene.subarray(0, 2), await writeExif(place), scene.subarray(2)]));
    paths.push(path);
  }
  return paths;
}

function paintScene(scene: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 14 + 2 * scene } as const;
  const tint = { r: 90 + 20 * scene, g: 160 - 10 * scene, b: 120 };
  return sharp({ create: { ...SIZE, channels: 3, background: '#888', noise } })
    .blur(0.8)
    .tint(tint)
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** The segment with what a camera writes, cut out of a photo that has nothing else. */
async function writeExif(place: number): Promise<Buffer> {
  const day = new Date(Date.UTC(2022, 0, 1 + 3 * Math.floor(place / PER_DAY), 12, place % 60));
  const written = day.toISOString().slice(0, 19).replaceAll('-', ':').replace('T', ' ');
  const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .withExif({
      IFD0: { Make: 'Camera', ImageDescription: `${place}` },
      IFD2: { DateTimeOriginal: written },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 1/1 30/1' },
    })
    .jpeg()
    .toBuffer();
  const at = photo.indexOf('Exif') - 4;
  if (photo.readUInt16BE(at) !== 0xffe1) throw new Error('The photo has no segment of a camera');
  return photo.subarray(at, at + 2 + photo.readUInt16BE(at + 2));
}
