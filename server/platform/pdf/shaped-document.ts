// oxlint-disable-next-line import/no-named-as-default -- its types know the default alone
import PDFDocument from 'pdfkit';

import {
  FONT_NAMES,
  type FontFamily,
  type FontName,
  type Fonts,
  type PlacedGlyph,
  splitByFont,
} from './fonts.ts';

/** Points: A5 at 72 to the inch. */
export const A5 = { width: 419.53, height: 595.28 } as const;

export interface TextStyle {
  family: FontFamily;
  /** Points. */
  size: number;
  colour: string;
}

/** The pages of a PDF whose texts are shaped by HarfBuzz: PDFKit's own shaping misplaces the marks of Gujarati and Devanagari. */
export interface ShapedDocument {
  readonly pdf: PDFKit.PDFDocument;
  widthOf(text: string, style: Omit<TextStyle, 'colour'>): number;
  /** Writes one line from `x` on the baseline `y`. Whoever copies or searches finds the text as it was written. */
  write(text: string, x: number, y: number, style: TextStyle): void;
}

/** What PDFKit keeps of the font that was chosen last, and its types do not say. */
interface ChosenFont {
  _font: { font: ShapedFace };
}
interface ShapedFace {
  getGlyph(id: number, codePoints: number[]): { advanceWidth: number };
  layout(text: string): object;
}

export function openShapedDocument(
  fonts: Fonts,
  info: { title: string; language: string; createdAt: Date },
): ShapedDocument {
  const pdf = new PDFDocument({
    size: [A5.width, A5.height],
    margin: 0,
    autoFirstPage: false,
    lang: info.language,
    displayTitle: true,
    info: { Title: info.title, CreationDate: info.createdAt },
  });
  for (const name of FONT_NAMES) register(pdf, fonts, name);

  function widthOf(text: string, { family, size }: Omit<TextStyle, 'colour'>): number {
    return splitByFont(fonts, family, text).reduce((width, run) => width + widthOfRun(run, size), 0);
  }

  function widthOfRun({ font, text }: { font: FontName; text: string }, size: number): number {
    const { shape, unitsPerEm } = fonts[font];
    return (shape(text).reduce((sum, { xAdvance }) => sum + xAdvance, 0) / unitsPerEm) * size;
  }

  return {
    pdf,
    widthOf,
    write(text, x, y, { family, size, colour }) {
      const runs = splitByFont(fonts, family, text);
      if (runs.length === 0) return;
      pdf.markContent('Span', { actual: runs.map((run) => run.text).join('') });
      let place = x;
      for (const run of runs) {
        pdf.font(run.font).fontSize(size).fillColor(colour);
        pdf.text(run.text, place, y, { lineBreak: false, baseline: 'alphabetic' });
        place += widthOfRun(run, size);
      }
      pdf.endMarkedContent();
    },
  };
}

function register(pdf: PDFKit.PDFDocument, fonts: Fonts, name: FontName): void {
  const { bytes, shape } = fonts[name];
  pdf.registerFont(name, Buffer.from(bytes));
  pdf.font(name);
  if (!hasChosenFont(pdf)) throw new Error('PDFKit keeps its font elsewhere: has it changed?');
  // oxlint-disable-next-line no-underscore-dangle -- PDFKit has no other door to the shaping of a font
  const { font } = pdf._font;
  font.layout = (text) => {
    const positions = shape(text);
    return {
      glyphs: positions.map(({ id }) => font.getGlyph(id, [])),
      positions,
      // PDFKit scales the positions in their place, and asks for the width afterwards.
      get advanceWidth() {
        return positions.reduce((sum: number, { xAdvance }: PlacedGlyph) => sum + xAdvance, 0);
      },
    };
  };
}

function hasChosenFont(pdf: object): pdf is ChosenFont {
  if (!('_font' in pdf)) return false;
  // oxlint-disable-next-line no-underscore-dangle -- as above
  const chosen = pdf._font;
  return typeof chosen === 'object' && chosen !== null && 'font' in chosen;
}
