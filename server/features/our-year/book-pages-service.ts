import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { brand } from '#domain/kernel/brand.ts';
import { ourYearText as text } from '#messages/our-year.ts';
import { readersLanguage, readersLocale } from '#messages/reader-language.ts';
import { breakText } from '#packages/indic-pdf/break-text.ts';
import { directionOf } from '#packages/indic-pdf/direction.ts';
import type { FontFamily } from '#packages/indic-pdf/font-files.ts';
import { fitText } from '#packages/indic-pdf/letters.ts';
import { A5, openShapedDocument, type ShapedDocument, type TextStyle } from '#packages/indic-pdf/shaped-document.ts';
import type { Platform } from '#server/platform/context.ts';
import { formatDate } from '#server/platform/format.ts';
import { PICTURE_TYPE } from '#server/platform/pictures/encode-picture.ts';
import { fitMemory, fitNames } from './book-letters-service.ts';
import type { PrintedMemory } from './book-queries.ts';

const colours = {
  paper: '#fffcf6',
  cloth: '#8f0d43',
  ink: '#2b1421',
  soft: '#674c57',
  rani: '#a6114e',
  gold: '#f3a61f',
  light: '#fff4e6',
};
const MARGIN = 36;
const WIDTH = A5.width - 2 * MARGIN;
const FOOT = A5.height - 30;
const BOTTOM = A5.height - 56;
/** Heights of a photo beside its text, and of each further photo. */
const PHOTO_HEIGHT = { first: 316, further: 236 } as const;
/** Resolution of a printed photo: 250 pixels per inch. */
const PIXELS_PER_POINT = 250 / 72;

const title: TextStyle = { family: 'heading', size: 21, colour: colours.ink };
const day: TextStyle = { family: 'text', size: 10, colour: colours.rani };
const words: TextStyle = { family: 'text', size: 11, colour: colours.ink };
const WAITING_BYTES_MAX = 1024 * 1024;
const WORDS_LEADING = 17;
const TITLE_LEADING = 27;

interface Content {
  year: string;
  names: readonly string[];
  /** The couple, as the owner whose turn it is in the queue for scaling photos. */
  owner: string;
  memories: readonly PrintedMemory[];
  /** Called after each memory with the number printed. An exception ends the printing. */
  onMemory: (done: number) => Promise<void>;
}

/** The document with the pages written so far. */
interface Press extends ShapedDocument {
  owner: string;
  pages: number;
}

/**
 * Writes the book to a file and returns the number of pages. Photos are read and written one at a time, so that memory
 * holds only one, and other work runs between memories.
 */
export async function writeBook(
  platform: Platform,
  path: string,
  { year, names, owner, memories, onMemory }: Content,
): Promise<number> {
  const info = {
    title: text.bookTitle(year),
    language: readersLanguage(),
    createdAt: new Date(platform.clock.now().epochMilliseconds),
  };
  const press: Press = { ...openShapedDocument(info), owner, pages: 0 };
  const file = createWriteStream(path, { mode: 0o600 });
  press.pdf.pipe(file);
  const isWritten = finished(file);
  // Awaited at the end. The handler prevents an unhandled rejection until then.
  isWritten.catch(() => undefined);
  await printCover(press, year, names);
  let month = '';
  for (const [place, memory] of memories.entries()) {
    if (memory.day.slice(0, 7) !== month) {
      month = memory.day.slice(0, 7);
      await printChapter(press, month, memories.filter((each) => each.day.startsWith(month)).length);
    }
    await printMemory(platform, press, memory);
    await onMemory(place + 1);
    // Pages that are not yet written to disk stay in memory.
    do await nextTurn();
    while (press.pdf.readableLength > WAITING_BYTES_MAX && !file.errored);
  }
  await printEnd(press);
  press.pdf.end();
  await isWritten;
  return press.pages;
}

function addPage(press: Press, colour: string = colours.paper): void {
  press.pdf.addPage();
  press.pdf.rect(0, 0, A5.width, A5.height).fill(colour);
  press.pages += 1;
}

/** Adds a page with its number. */
function addNumberedPage(press: Press): void {
  addPage(press);
  writeCentred(press, String(press.pages), FOOT, { family: 'text', size: 9, colour: colours.soft });
}

async function printCover(press: Press, year: string, names: readonly string[]): Promise<void> {
  addPage(press, colours.cloth);
  printDots(press, { x: A5.width - 60, y: 70, rings: 9, step: 19, colour: colours.gold });
  printRow(press, A5.height - 26, colours.gold);
  const label = await fit('text', text.bookCover);
  press.write(label, MARGIN, 300, { family: 'text', size: 18, colour: colours.gold });
  const figures = await fit('heading', year);
  press.write(figures, MARGIN, 400, { family: 'heading', size: 112, colour: colours.light });
  const { text: written } = await fitNames(names);
  const style: TextStyle = { family: 'heading', size: 24, colour: colours.light };
  const lines = breakText(written, WIDTH, (line) => press.widthOf(line, style))
    .take(3)
    .toArray();
  for (const [place, line] of lines.entries()) press.write(line, MARGIN, 446 + place * 32, style);
}

async function printChapter(press: Press, month: string, count: number): Promise<void> {
  addNumberedPage(press);
  printDots(press, { x: A5.width / 2, y: 190, rings: 5, step: 15, colour: colours.rani });
  const name = Temporal.PlainYearMonth.from(month)
    .toPlainDate({ day: 1 })
    .toLocaleString(readersLocale(), { month: 'long' });
  const heading = await fit('heading', name);
  writeCentred(press, heading, 350, { family: 'heading', size: 44, colour: colours.rani });
  const caption = await fit('text', text.bookChapter(count));
  writeCentred(press, caption, 384, { family: 'text', size: 13, colour: colours.soft });
}

async function printMemory(platform: Platform, press: Press, memory: PrintedMemory): Promise<void> {
  addNumberedPage(press);
  const [cover, ...further] = memory.folders;
  let y: number = MARGIN;
  if (cover) y += await printPhoto(platform, press, cover, { top: y, height: PHOTO_HEIGHT.first });
  else printDots(press, { x: A5.width - MARGIN - 22, y: MARGIN + 22, rings: 2, step: 11, colour: colours.gold });
  const fitted = await fitMemory(memory);
  y += cover ? 34 : 70;
  if (fitted.title) y = await writeLines(press, fitted.title, y, title, TITLE_LEADING);
  y = await writeLines(press, await fit('text', formatDate(memory.day)), y - 6, day, 16);
  for (const paragraphs of fitted.texts)
    if (paragraphs) y = await writeLines(press, paragraphs, y + 12, words, WORDS_LEADING);
  for (const [place, folder] of further.entries()) {
    if (place % 2 === 0) addNumberedPage(press);
    const top = MARGIN + (place % 2) * (PHOTO_HEIGHT.further + 14);
    await printPhoto(platform, press, folder, { top, height: PHOTO_HEIGHT.further });
  }
}

/** Prints a photo within the width and a height. Returns its height, or 0 if its file is missing. */
async function printPhoto(
  { files, pictures }: Platform,
  press: Press,
  folder: string,
  { top, height }: { top: number; height: number },
): Promise<number> {
  const stored = await files.get(`${folder}full.webp`, PICTURE_TYPE);
  if (!stored) return 0;
  const box = { width: Math.round(WIDTH * PIXELS_PER_POINT), height: Math.round(height * PIXELS_PER_POINT) };
  const photo = await pictures.print(press.owner, stored, box);
  const scale = Math.min(WIDTH / photo.width, height / photo.height);
  const size = { width: photo.width * scale, height: photo.height * scale };
  press.pdf.image(photo.bytes, MARGIN + (WIDTH - size.width) / 2, top, size);
  return size.height;
}

/** Returns one of our texts as the fonts of a family draw it. */
async function fit(family: FontFamily, own: string): Promise<string> {
  const fitted = await fitText(family, own);
  return fitted.text;
}

/** Writes a text of any length across pages, yielding to other work between them. Returns the baseline after it. */
async function writeLines(
  press: Press,
  written: string,
  from: number,
  style: TextStyle,
  leading: number,
): Promise<number> {
  let y = from;
  const measure = (each: string) => press.widthOf(each, style);
  for (const paragraph of written.split('\n')) {
    const direction = directionOf(paragraph);
    for (const line of breakText(paragraph, WIDTH, measure)) {
      if (y > BOTTOM) {
        await nextTurn();
        addNumberedPage(press);
        y = MARGIN + leading;
      }
      const x = direction === 'rtl' ? A5.width - MARGIN - measure(line) : MARGIN;
      press.write(line, x, y, style, direction);
      y += leading;
    }
  }
  return y;
}

function writeCentred(press: Press, line: string, y: number, style: TextStyle): void {
  press.write(line, (A5.width - press.widthOf(line, style)) / 2, y, style);
}

async function printEnd(press: Press): Promise<void> {
  addPage(press, colours.cloth);
  printDots(press, { x: A5.width / 2, y: 210, rings: 5, step: 15, colour: colours.gold });
  const style: TextStyle = { family: 'text', size: 12, colour: colours.light };
  const thanks = await fit('text', text.bookEnd(brand.name));
  const lines = breakText(thanks, WIDTH, (line) => press.widthOf(line, style)).toArray();
  for (const [place, line] of lines.entries()) writeCentred(press, line, 350 + place * 18, style);
  printRow(press, A5.height - 26, colours.gold);
}

/** Draws rings of tied dots, as on bandhani cloth. */
function printDots(
  { pdf }: Press,
  { x, y, rings, step, colour }: { x: number; y: number; rings: number; step: number; colour: string },
): void {
  for (let ring = 0; ring < rings; ring += 1) {
    const count = 6 + ring * 6;
    for (let place = 0; place < count; place += 1) {
      const angle = (place / count) * 2 * Math.PI;
      pdf.circle(x + (6 + ring * step) * Math.cos(angle), y + (6 + ring * step) * Math.sin(angle), step / 7);
    }
  }
  pdf.fill(colour);
}

/** Draws a row of leaves, as in the border of a block print. */
function printRow({ pdf }: Press, top: number, colour: string): void {
  for (let x = 0; x < A5.width; x += 24) {
    pdf.path(
      `M${x + 1} ${top + 22}Q${x + 2} ${top + 8} ${x + 11} ${top + 4}Q${x + 11} ${top + 16} ${x + 1} ${top + 22}Z`,
    );
    pdf.path(
      `M${x + 23} ${top + 22}Q${x + 22} ${top + 8} ${x + 13} ${top + 4}Q${x + 13} ${top + 16} ${x + 23} ${top + 22}Z`,
    );
  }
  pdf.fill(colour);
}
