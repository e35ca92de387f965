/** A body at its endpoint's size limit, built to be as costly as possible. */
export interface CostlyBody {
  name: string;
  method: string;
  path: string;
  type: string;
  body: Buffer<ArrayBuffer>;
}

const IMPORT_BYTES = 8 * 1024 * 1024;
const JSON_BYTES = 256 * 1024;
const PHOTO_BYTES = 15 * 1024 * 1024;
const BOUNDARY = 'costly';

/** Repeats `unit` between `start` and `end` up to a size. */
function fill(start: string, unit: string, end: string, bytes: number): Buffer<ArrayBuffer> {
  const size = bytes - Buffer.byteLength(start + end);
  const units = Buffer.alloc(size - (size % Buffer.byteLength(unit)), unit);
  return Buffer.concat([Buffer.from(start), units, Buffer.from(end)]);
}

function nest(open: string, innermost: string, close: string, bytes: number): Buffer<ArrayBuffer> {
  const depth = Math.floor((bytes - 100) / (open.length + close.length));
  return Buffer.from(`{"rows":${open.repeat(depth)}${innermost}${close.repeat(depth)}}`);
}

function keys(bytes: number): Buffer<ArrayBuffer> {
  const names = Array.from({ length: Math.floor(bytes / 14) }, (_, index) => `"${index.toString(36)}":1`);
  return Buffer.from(`{${names.join(',')}}`);
}

function rows(count: number, row: object): Buffer<ArrayBuffer> {
  return Buffer.from(JSON.stringify({ name: 'x', rows: Array.from({ length: count }, () => row) }));
}

/** Builds a JSON body of each shape within a size. */
function jsonBodies(bytes: number): Record<string, Buffer<ArrayBuffer>> {
  return {
    'nested arrays': nest('[', '1', ']', bytes),
    'arrays without an end': fill('{"rows":', '[', '', bytes),
    'nested objects': nest('{"a":', '1', '}', bytes),
    'U+0000 innermost': nest('[', String.raw`"\u0000"`, ']', bytes),
    'empty objects': fill('{"rows":[{}', ',{}', ']}', bytes),
    numbers: fill('{"rows":[1', ',1', ']}', bytes),
    'wide below the depth': fill(`{"rows":[${'['.repeat(29)}1`, ',1', `${']'.repeat(29)}]}`, bytes),
    'many keys': keys(bytes),
    'a string of escapes': fill('{"title":"', String.raw`\u0041`, '"}', bytes),
    'a string of escaped halves': fill('{"title":"', String.raw`\ud800`, '"}', bytes),
    'a string of backslashes': fill('{"title":"', '\\\\', '"}', bytes),
    'a string of spaces': fill('{"title":"x', ' ', 'x"}', bytes),
    'a string without width': fill('{"title":"', '\u2060', '"}', bytes),
    'a string of marks': fill('{"title":"a', '\u0301', '"}', bytes),
    'tags of one letter': fill('{"title":"x","tags":["a"', ',"a"', ']}', bytes),
  };
}

/** Builds a multipart form of each shape within a size. */
function forms(bytes: number): Record<string, Buffer<ArrayBuffer>> {
  const part = (name: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`;
  const end = `\r\n--${BOUNDARY}--\r\n`;
  const file = `${part('photo')}; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const fields = Array.from({ length: Math.floor(bytes / 80) }, (_, index) => `${part(`a[${index}]`)}\r\n\r\n1\r\n`);
  return {
    'empty parts': fill('', `--${BOUNDARY}\r\n\r\n\r\n`, end, bytes),
    'named parts': fill('', `${part('a')}\r\n\r\n1\r\n`, end, bytes),
    'a long name': fill(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="a`, '[b]', `"\r\n\r\n1${end}`, bytes),
    'bracket names': Buffer.from(fields.join('') + end),
    'many headers': fill(`${part('photo')}\r\n`, 'X-A: b\r\n', `\r\n1${end}`, bytes),
    'headers without an end': fill(`${part('photo')}\r\n`, 'X-A: b\r\n', '', bytes),
    'noise of line ends': fill(file, '\r\n-', end, bytes),
    'almost the boundary': fill(file, `\r\n--${BOUNDARY.slice(0, -1)}`, end, bytes),
    'no final boundary': fill(file, 'x', '', bytes),
    'a preamble alone': fill('', '\r\n', '', bytes),
  };
}

const uint32 = (value: number, isLittle = false) => {
  const bytes = Buffer.alloc(4);
  if (isLittle) bytes.writeUInt32LE(value);
  else bytes.writeUInt32BE(value);
  return bytes;
};

/** Builds picture files of many parts, from a small picture of each format. */
export function costlyPictures(small: Record<'jpeg' | 'png' | 'webp', Buffer>, bytes = PHOTO_BYTES - 1024) {
  const { jpeg, png, webp } = small;
  const jpegHead = jpeg.subarray(0, -2);
  const jpegEnd = jpeg.subarray(-2);
  const frame = jpeg.subarray(2);
  const pngChunk = Buffer.concat([uint32(0), Buffer.from('IDAT'), uint32(0x35af061e)]);
  const pngEnd = png.length - 12;
  const webpChunk = Buffer.concat([Buffer.from('ANMF'), uint32(0)]);
  const room = (around: Buffer) => bytes - around.length;
  const riff = Buffer.concat([webp.subarray(8), Buffer.alloc(room(webp) - (room(webp) % 8), webpChunk)]);
  return {
    'a JPEG of small segments': Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.alloc(room(jpeg) - (room(jpeg) % 4), Buffer.from([0xff, 0xdd, 0, 2])),
      frame,
    ]),
    'a JPEG of fill bytes': Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(room(jpeg), 0xff), frame]),
    'a JPEG of escaped bytes': Buffer.concat([jpegHead, Buffer.alloc(room(jpeg), Buffer.from([0xff, 0])), jpegEnd]),
    'a JPEG of restarts': Buffer.concat([jpegHead, Buffer.alloc(room(jpeg), Buffer.from([0xff, 0xd0])), jpegEnd]),
    'a PNG of empty chunks': Buffer.concat([
      png.subarray(0, pngEnd),
      Buffer.alloc(room(png) - (room(png) % 12), pngChunk),
      png.subarray(pngEnd),
    ]),
    'a WebP of empty chunks': Buffer.concat([Buffer.from('RIFF'), uint32(riff.length, true), riff]),
  };
}

/** A form with one file. */
export function fileForm(field: string, bytes: Buffer): Pick<CostlyBody, 'type' | 'body'> {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="a.jpg"\r\n\r\n`;
  return {
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  };
}

/** Lists bodies of each kind, for a member and for a visitor. */
export function listCostlyBodies(): CostlyBody[] {
  const json = 'application/json';
  const multipart = `multipart/form-data; boundary=${BOUNDARY}`;
  const post = (path: string, type: string, bodies: Record<string, Buffer<ArrayBuffer>>) =>
    Object.entries(bodies).map(([name, body]) => ({
      name: `${name} for ${path}`,
      method: 'POST',
      path,
      type,
      body,
    }));
  const row = { title: 'ક'.repeat(120), amount: '20', category: 'food', spentOn: '2025-01-01' };
  const wrong = { title: 'ક'.repeat(600), amount: 'x', category: 'x', spentOn: 'x', paidBy: 'x', split: 7 };
  return [
    ...post('/api/expense-imports/check', json, {
      ...jsonBodies(IMPORT_BYTES),
      '10,000 empty rows': rows(10_000, {}),
      '5,000 wrong rows': rows(5000, wrong),
      '10,000 rows': rows(10_000, row),
    }),
    ...post('/api/expense-imports', json, { '10,000 rows': rows(10_000, row) }),
    ...post('/api/partner-notes', json, jsonBodies(JSON_BYTES)),
    ...post('/api/partner-notes', multipart, forms(JSON_BYTES)),
    ...post('/api/partner-notes', 'application/x-www-form-urlencoded', {
      'a form': fill('a=1', '&a[b]=1', '', JSON_BYTES),
    }),
    ...post('/api/partner-notes', 'text/plain', { 'plain text': fill('', '[', '', JSON_BYTES) }),
    ...post('/api/memories/photos', multipart, forms(PHOTO_BYTES)),
    ...post('/api/memories/photos', json, { 'nested arrays': nest('[', '1', ']', PHOTO_BYTES) }),
    ...post('/api/auth/login', json, jsonBodies(JSON_BYTES)),
    ...post('/api/auth/register', json, jsonBodies(16 * 1000)),
    ...post('/api/auth/login', multipart, forms(JSON_BYTES)),
  ];
}
