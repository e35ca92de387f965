import { dropLeft, dropRight } from '#client/ui/content/mark-shapes.ts';
import { blockPrintTile, dotRings, petalRing } from '#client/ui/content/ornament-shapes.ts';
import { brand } from '#domain/kernel/brand.ts';
import { LOCALES } from '#domain/kernel/languages.ts';
import { pageLanguage } from '#messages/page-language.ts';
import { breakLines, CARD_HEIGHT, CARD_WIDTH, type CardPlan } from '../../card-model.ts';

/** Colours of the card, the same in both themes because the card leaves the app. */
const colours = {
  cloth: '#8f0d43',
  deep: '#6d0a35',
  ink: '#fff4e6',
  gold: '#ffbf4a',
  thread: 'rgb(255 244 230 / 22%)',
};
const MARGIN = 96;
const WIDTH = CARD_WIDTH - 2 * MARGIN;
const PHOTO_HEIGHT = 700;
/** Width that the name in the corner takes from the lines beside it, in pixels. */
const FOOT_WIDTH = 240;
const HEADING = "'Rasa', 'Rasa fallback', serif";
const TEXT = "'Anek', 'Anek fallback', sans-serif";

type Pen = CanvasRenderingContext2D;

/**
 * Draws the card and returns it as a PNG of 1080 by 1920 pixels. `signal` aborts a drawing that is no longer needed.
 */
export async function drawCard(plan: CardPlan, signal: AbortSignal): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = CARD_WIDTH;
  canvas.height = CARD_HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser draws no canvas');
  const [photo] = await Promise.all([plan.photoUrl ? loadPhoto(plan.photoUrl, signal) : null, loadFonts(plan)]);
  canvas.lang = LOCALES[pageLanguage];
  drawCloth(pen, photo !== null);
  const top = photo ? drawPhoto(pen, photo) : drawBloom(pen);
  drawWords(pen, plan, top);
  drawFoot(pen);
  photo?.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture'))), 'image/png');
  });
}

/** Loads the fonts, because the page may not have shown these letters yet. */
async function loadFonts({ figures, ...words }: CardPlan): Promise<void> {
  const all = [...Object.values(words), ...figures.flatMap(({ figure, label }) => [figure, label])].join('');
  await Promise.all([
    document.fonts.load(`600 100px 'Rasa'`, all),
    document.fonts.load(`400 40px 'Anek'`, all),
    document.fonts.load(`600 40px 'Anek'`, all),
  ]);
}

async function loadPhoto(url: string, signal: AbortSignal): Promise<ImageBitmap> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The photo answered ${response.status}`);
  return createImageBitmap(await response.blob());
}

function drawCloth(pen: Pen, hasPhoto: boolean): void {
  const shade = pen.createLinearGradient(0, 0, 0, CARD_HEIGHT);
  shade.addColorStop(0, colours.cloth);
  shade.addColorStop(1, colours.deep);
  pen.fillStyle = shade;
  pen.fillRect(0, 0, CARD_WIDTH, CARD_HEIGHT);
  if (hasPhoto) return;
  pen.save();
  pen.translate(CARD_WIDTH - 170, CARD_HEIGHT - 700);
  pen.scale(7.2, 7.2);
  strokeShape(pen, petalRing(12, 21, 36), 1.2, colours.thread);
  strokeShape(pen, dotRings([{ radius: 44, count: 24 }]), 2, colours.thread);
  pen.restore();
}

/** Draws a field of tied dots. Returns the top of the text. */
function drawBloom(pen: Pen): number {
  pen.save();
  pen.translate(CARD_WIDTH - 150, 210);
  pen.scale(5.2, 5.2);
  const rings = dotRings(Array.from({ length: 8 }, (_, ring) => ({ radius: 8 + ring * 13, count: 6 + ring * 6 })));
  strokeShape(pen, rings, 5.2, 'rgb(255 191 74 / 75%)');
  strokeShape(pen, rings, 1.8, colours.cloth);
  pen.restore();
  return 620;
}

function strokeShape(pen: Pen, shape: string, width: number, colour: string): void {
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.strokeStyle = colour;
  pen.stroke(new Path2D(shape));
}

/** Draws the photo over the upper part, cropped to its middle. Returns the top of the text. */
function drawPhoto(pen: Pen, photo: ImageBitmap): number {
  const scale = Math.max(CARD_WIDTH / photo.width, PHOTO_HEIGHT / photo.height);
  const [width, height] = [CARD_WIDTH / scale, PHOTO_HEIGHT / scale];
  const [left, top] = [(photo.width - width) / 2, (photo.height - height) / 2];
  pen.drawImage(photo, left, top, width, height, 0, 0, CARD_WIDTH, PHOTO_HEIGHT);
  drawBorder(pen, PHOTO_HEIGHT - 1, colours.cloth);
  return PHOTO_HEIGHT + 120;
}

/** Draws a row of block print whose lower edge is `bottom`. */
function drawBorder(pen: Pen, bottom: number, colour: string): void {
  const scale = CARD_WIDTH / (48 * 12);
  const tile = new Path2D(blockPrintTile);
  pen.fillStyle = colour;
  for (let place = 0; place < 12; place += 1) {
    pen.save();
    pen.translate(place * 48 * scale, bottom - 24 * scale);
    pen.scale(scale, scale);
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, no list
    pen.fill(tile);
    pen.restore();
  }
}

function drawWords(pen: Pen, plan: CardPlan, top: number): void {
  const isShort = plan.photoUrl !== null;
  let y = top;
  y = write(pen, plan.heading, y, { font: `600 52px ${TEXT}`, colour: colours.gold, lines: 1, leading: 60 });
  y = write(pen, plan.year, y + (isShort ? 130 : 210), {
    font: `600 ${isShort ? 210 : 330}px ${HEADING}`,
    colour: colours.ink,
    lines: 1,
    leading: isShort ? 20 : 40,
  });
  if (plan.names)
    y = write(pen, plan.names, y + 62, {
      font: `600 64px ${HEADING}`,
      colour: colours.ink,
      lines: 2,
      leading: 72,
    });
  y = drawFigures(pen, plan, y + (isShort ? 40 : 100), isShort);
  if (plan.quiet)
    y = write(pen, plan.quiet, y, {
      font: `600 72px ${HEADING}`,
      colour: colours.ink,
      lines: 3,
      leading: 88,
    });
  for (const words of [plan.memory && `“${plan.memory}”`, plan.place])
    if (words)
      y = write(pen, words, y + 14, {
        font: `400 40px ${TEXT}`,
        colour: colours.ink,
        lines: 2,
        leading: 54,
        width: WIDTH - FOOT_WIDTH,
      });
}

/** Draws the figures in two columns. Returns the top of the next text. */
function drawFigures(pen: Pen, { figures }: CardPlan, top: number, isShort: boolean): number {
  const [size, row] = isShort ? [96, 160] : [140, 230];
  const column = WIDTH / 2;
  for (const [place, { figure, label }] of figures.entries()) {
    const x = MARGIN + (place % 2) * column;
    const y = top + Math.floor(place / 2) * row;
    pen.fillStyle = colours.gold;
    pen.font = `600 ${size}px ${HEADING}`;
    pen.fillText(figure, x, y + size * 0.6);
    pen.fillStyle = colours.ink;
    pen.font = `400 36px ${TEXT}`;
    const measure = (line: string) => pen.measureText(line).width;
    for (const [line, words] of breakLines(label, column - 32, 2, measure).entries())
      pen.fillText(words, x, y + size * 0.6 + 46 + line * 42);
  }
  return top + Math.ceil(figures.length / 2) * row + 30;
}

interface Look {
  font: string;
  colour: string;
  lines: number;
  /** Distance between lines in pixels. */
  leading: number;
  width?: number;
}

/** Writes from the baseline `y` on; returns the next baseline. */
function write(pen: Pen, words: string, y: number, { font, colour, lines, leading, width = WIDTH }: Look): number {
  pen.font = font;
  pen.fillStyle = colour;
  const broken = breakLines(words, width, lines, (line) => pen.measureText(line).width);
  for (const [place, line] of broken.entries()) pen.fillText(line, MARGIN, y + place * leading);
  return y + broken.length * leading;
}

function drawFoot(pen: Pen): void {
  drawBorder(pen, CARD_HEIGHT, colours.gold);
  const y = CARD_HEIGHT - 120;
  pen.save();
  pen.translate(CARD_WIDTH - MARGIN - 190, y - 44);
  pen.scale(1.2, 1.2);
  fillShape(pen, dropLeft, '#f0437f');
  fillShape(pen, dropRight, colours.gold);
  pen.restore();
  pen.fillStyle = colours.ink;
  pen.font = `600 46px ${HEADING}`;
  pen.fillText(brand.name, CARD_WIDTH - MARGIN - 190 + 72, y);
}

function fillShape(pen: Pen, outline: string, colour: string): void {
  const shape = new Path2D(outline);
  pen.fillStyle = colour;
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, no list
  pen.fill(shape);
}
