import type { Page } from '@playwright/test';

/**
 * Returns texts that are not fully readable: cut off by a box, overflowing their button or card, or beside the screen.
 */
export function findCutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Pixels of tolerance, for layout rounding and letter outlines. */
    const TOLERANCE = 1.5;
    const pen = document.createElement('canvas').getContext('2d');
    const faults = new Set<string>();
    /** Boxes by element: most words share their outer boxes, and nothing moves meanwhile. */
    const boxes = new Map<HTMLElement, { style: CSSStyleDeclaration; edge: DOMRect }>();
    const pageWidth = document.documentElement.clientWidth;
    const root = document.scrollingElement ?? document.documentElement;
    if (root.scrollWidth > pageWidth) faults.add(`the page is ${root.scrollWidth} pixels wide`);
    for (const node of listWords()) {
      const fault = findFault(node);
      if (fault) faults.add(`${fault}: ${node.data.trim().slice(0, 80)}`);
    }
    return [...faults];

    function listWords(): Text[] {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
        /\p{L}|\p{N}/u.test(node.nodeValue ?? '') ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
      );
      const words: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (node instanceof Text && isShown(node.parentElement)) words.push(node);
      return words;
    }

    function isShown(element: HTMLElement | null): element is HTMLElement {
      return (
        element !== null &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        // The system draws the options of a select.
        !element.closest('option, script, style, template, [inert], .sr-only, svg')
      );
    }

    function findFault(node: Text): string | undefined {
      const element = node.parentElement;
      if (!element || !pen) return undefined;
      const style = getComputedStyle(element);
      pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const range = document.createRange();
      range.selectNodeContents(node);
      // Measures the ink of the letters: the line box of a font is higher.
      const { fontBoundingBoxAscent, fontBoundingBoxDescent, actualBoundingBoxAscent, actualBoundingBoxDescent } =
        pen.measureText(node.data.trim());
      for (const line of range.getClientRects()) {
        if (line.width < 2) continue;
        const scale = line.height / (fontBoundingBoxAscent + fontBoundingBoxDescent);
        const baseline = line.top + fontBoundingBoxAscent * scale;
        const ink = {
          left: line.left,
          right: line.right,
          top: baseline - actualBoundingBoxAscent,
          bottom: baseline + actualBoundingBoxDescent,
        };
        const fault = findEdge(element, ink);
        if (fault) return fault;
      }
      return undefined;
    }

    function measure(element: HTMLElement) {
      const known = boxes.get(element);
      if (known) return known;
      const box = { style: getComputedStyle(element), edge: element.getBoundingClientRect() };
      boxes.set(element, box);
      return box;
    }

    function findEdge(
      element: HTMLElement,
      ink: { left: number; right: number; top: number; bottom: number },
    ): string | undefined {
      let hasBox = false;
      let canScrollX = false;
      let canScrollY = false;
      for (let box: HTMLElement | null = element; box && box !== document.body; box = box.parentElement) {
        const { style, edge } = measure(box);
        // A text that only screen readers get, perhaps at this width alone.
        if (edge.width <= 1 && edge.height <= 1) return undefined;
        const beyondX = ink.left < edge.left - TOLERANCE || ink.right > edge.right + TOLERANCE;
        const beyondY = ink.top < edge.top - TOLERANCE || ink.bottom > edge.bottom + TOLERANCE;
        if (style.display === 'inline' || style.display === 'contents') continue;
        // A line clamp shortens member texts on purpose; they are shown in full when opened.
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') {
          if (beyondY && style.webkitLineClamp === 'none') return 'cut at top or bottom';
          if (beyondX) return 'ends in dots';
          if (style.webkitLineClamp !== 'none') return undefined;
        }
        if (['auto', 'scroll'].includes(style.overflowX)) canScrollX = true;
        if (['auto', 'scroll'].includes(style.overflowY)) canScrollY = true;
        const isOutside =
          ink.right < edge.left || ink.left > edge.right || ink.bottom < edge.top || ink.top > edge.bottom;
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        if (!isOutside && !canScrollX && cuts(style.overflowX) && beyondX) return 'cut at the side';
        if (!isOutside && !canScrollY && cuts(style.overflowY) && beyondY) return 'cut at top or bottom';
        // An off-screen slide or a closed fold.
        if (isOutside && (cuts(style.overflowX) || cuts(style.overflowY))) return undefined;
        const isBox =
          style.borderTopWidth !== '0px' ||
          (style.backgroundColor !== 'rgba(0, 0, 0, 0)' && style.backgroundColor !== 'transparent');
        if (isBox && !hasBox) {
          hasBox = true;
          if (!canScrollX && beyondX) return 'sticks out of its box at the side';
          if (!canScrollY && beyondY && style.position !== 'sticky') return 'sticks out of its box';
        }
        if (style.position === 'fixed') break;
      }
      if (!canScrollX && (ink.left < -TOLERANCE || ink.right > pageWidth + TOLERANCE)) return 'beside the screen';
      return undefined;
    }
  });
}

/** Words written in Latin letters in every language: names, and the labels of device settings. */
const latinNames = [
  'Jugal|Riya Shah|Riya|Shah|RS|English|Enter|IST',
  'UPI ID|UPI|PhonePe|Google Pay|GPay|Paytm|BHIM|Razorpay|QR|VIP|ID',
  'PDF|CSV|URL|SMS|JSON|ZIP|JPEG|PNG|WebP|HEIC|EXIF|KB|MB|GB|km',
  'JavaScript|Argon2id|iOS|iPhone|iPad|Android|Linux|Windows|Mac|Safari|Chrome|Firefox|Samsung Internet|Edge|WhatsApp',
  'Add to Home Screen|Do not disturb|Share',
  'Digital Personal Data Protection Act|DPDP Act|Data Protection Board of India',
].join('|');
const mayBeLatin = new RegExp(
  [
    `(?<![A-Za-z])(?:${latinNames})(?![A-Za-z])`,
    // E-mail and web addresses.
    String.raw`[\w.+-]+@[\w.-]+|https?:\S+|\w[\w-]*(?:\.[a-z][\w-]+)+`,
    // Ids, invite codes, coupons and payment references.
    String.raw`[0-9a-f]{8}-[0-9a-f-]{27}|(?<![A-Za-z])(?=[A-Z0-9-]*[0-9])[A-Z0-9-]{4,}(?![A-Za-z])|(?<![A-Za-z])[A-Z]{7,}(?![A-Za-z])`,
  ].join('|'),
  'g',
);

/** Returns Latin words that are visible or spoken on a page in another script. */
export async function findLatinWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const said = ['aria-label', 'alt', 'placeholder', 'title', 'aria-description', 'aria-roledescription'];
    const metas = 'meta[name=description], meta[property="og:title"], meta[property="og:description"]';
    const found: string[] = [document.title];
    for (const meta of document.querySelectorAll(metas)) found.push(meta.getAttribute('content') ?? '');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style, template, [lang=en], [hreflang=en]'))
        found.push(node.nodeValue ?? '');
    for (const element of document.querySelectorAll(said.map((name) => `[${name}]`).join(', ')))
      if (!element.closest('[lang=en], [hreflang=en]'))
        for (const name of said) found.push(element.getAttribute(name) ?? '');
    return found;
  });
  return [...new Set(texts.flatMap(latinWordsOf))];
}

function latinWordsOf(text: string): string[] {
  return text.replaceAll(mayBeLatin, ' ').match(/[A-Za-z]{2,}(?:[ ’'-]+[A-Za-z]+)*/g) ?? [];
}
