import { isNothing, readAmount } from '../read/read-amount.ts';
import { DAY_ORDERS, readDay } from '../read/read-day.ts';

/** Returns the share of the cells that fit; 1 without any. */
export function share(cells: readonly string[], fits: (cell: string) => boolean): number {
  return cells.length === 0 ? 1 : cells.filter((cell) => fits(cell)).length / cells.length;
}

export function averageLength(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + cell.length, 0) / cells.length;
}

export function isAmount(cell: string): boolean {
  return isNothing(cell) || readAmount(cell) !== null;
}

export function isDay(cell: string): boolean {
  return DAY_ORDERS.some((order) => readDay(cell, order) !== null);
}

const COUNTED =
  /(?:^|[^\p{L}])(?:s|sr|srl|sl|serial|no|nos|number|ids?|#|ref|reference|chq|cheque|utr|rrn|branch|code|sol|account|a\/c|phone|mobile|rate|qty|quantity|km|points?|lat|latitude|long|longitude|gps)(?:$|[^\p{L}])/iu;

/** Returns true for the heading of numbers that are no money, such as references and quantities. */
export function isCounted(heading: string): boolean {
  return COUNTED.test(heading.replaceAll('_', ' ').replaceAll(/['’]s(?!\p{L})/gu, ''));
}
