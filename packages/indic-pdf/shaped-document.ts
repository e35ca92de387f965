// oxlint-disable-next-line import/no-named-as-default -- its types declare only the default export
import PDFDocument from 'pdfkit';
import { type Direction, layOutLine } from './direction.ts';
import type { FontFamily } from './font-files.ts';
import type { LoadedFont, PlacedGlyph } from './fonts.ts';
import { type Run, splitByFont } from './letters.ts';

/** A5 in points, 72 to the inch. */
export const A5 = { width: 419.53, height: 595.28 } as const;

export interface TextStyle {
  family: FontFamily;
  /** Points. */
  size: number;
  colour: string;
}

/** A PDF document whose texts are shaped by HarfBuzz, because PDFKit misplaces the marks of Gujarati and Devanagari. */
export interface ShapedDocument {
  readonly pdf: PDFKit.PDFDocument;
  /** Returns the width of a fitted text in points. */
  widthOf(text: string, style: Omit<TextStyle, 'colour'>): number;
  /** Writes one line of fitted text from `x` on the baseline `y`. Copying and searching find it in reading order. */
  write(text: string, x: number, y: number, style: TextStyle, direction?: Direction): void;
}

/** The field in which PDFKit keeps the selected font, which its types omit. */
interface ChosenFont {
  _font: { font: ShapedFace };
}
interface ShapedFace {
  getGlyph(id: number, codePoints: number[]): { advanceWidth: number };
  layout(text: string, features?: readonly string[]): object;
}

/** OpenType feature that marks a run as right-to-left for the shaping. */
const RIGHT_TO_LEFT = 'rtla';

export function openShapedDocument(info: { title: string; language: string; createdAt: Date }): ShapedDocument {
  const pdf = new PDFDocument({
    size: [A5.width, A5.height],
    margin: 0,
    autoFirstPage: false,
    lang: info.language,
    displayTitle: true,
    info: { Title: info.title, CreationDate: info.createdAt },
  });
  const registered = new Set<string>();

  function widthOfRun({ font, text, level }: Run, size: number): number {
    const glyphs = font.shape(text, level % 2 === 1);
    return (glyphs.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / font.unitsPerEm) * size;
  }

  return {
    pdf,
    widthOf: (text, { family, size }) =>
      splitByFont(family, text).reduce((width, run) => width + widthOfRun(run, size), 0),
    write(text, x, y, { family, size, colour }, direction = 'ltr') {
      const runs = layOutLine(family, text, direction);
      if (runs.length === 0) return;
      pdf.markContent('Span', { actual: text });
      let place = x;
      for (const run of runs) {
        if (!registered.has(run.font.name)) register(pdf, run.font);
        registered.add(run.font.name);
        pdf.font(run.font.name).fontSize(size).fillColor(colour);
        pdf.text(run.text, place, y, {
          lineBreak: false,
          baseline: 'alphabetic',
          ...(run.level % 2 === 1 && { features: [RIGHT_TO_LEFT] }),
        });
        place += widthOfRun(run, size);
      }
      pdf.endMarkedContent();
    },
  };
}

function register(pdf: PDFKit.PDFDocument, { name, bytes, shape }: LoadedFont): void {
  pdf.registerFont(name, Buffer.from(bytes));
  pdf.font(name);
  if (!hasChosenFont(pdf)) throw new Error('PDFKit keeps its font elsewhere: has it changed?');
  // oxlint-disable-next-line no-underscore-dangle -- PDFKit has no other access to the shaping of a font
  const { font } = pdf._font;
  font.layout = (text, features) => {
    const positions = shape(text, features?.includes(RIGHT_TO_LEFT));
    return {
      glyphs: positions.map(({ id }) => font.getGlyph(id, [])),
      positions,
      // A getter, because PDFKit scales the positions in place and reads the width afterwards.
      get advanceWidth() {
        return positions.reduce((sum: number, { xAdvance }: PlacedGlyph) => sum + xAdvance, 0);
      },
    };
  };
}

function hasChosenFont(pdf: object): pdf is ChosenFont {
  if (!('_font' in pdf)) return false;
  // oxlint-disable-next-line no-underscore-dangle -- see above
  const chosen = pdf._font;
  return typeof chosen === 'object' && chosen !== null && 'font' in chosen;
}
