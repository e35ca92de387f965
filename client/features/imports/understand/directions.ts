import type { Answers, Question } from './entry.ts';
import { decideSides, type Movement, type Side } from './sides.ts';
import type { RoleCells } from './table-cells.ts';
import { directionOf, hasDeposits } from './words.ts';

/** Direction of a row. `unclear`: amounts in both columns, or an unknown word. */
export type DirectionReading = 'out' | 'in' | 'transfer' | 'refund' | 'unclear';

interface Directions {
  of: readonly (DirectionReading | null)[];
  /** True for each row whose direction the file shows, by anything but its title. */
  isShown: readonly boolean[];
  questions: readonly Question[];
  /** True if money moves both ways, as in a statement. */
  isMixed: boolean;
}

/** Maximum number of unknown words to ask about. */
const ASKED_WORDS_MAX = 6;
/** Answers besides the words of the file. */
export const ALL_WORDS = '*';
export const NO_WORD = '';

/**
 * Finds the direction of each row: by its in and out columns, by a word, by the amount's cell, by balances or by its
 * sign.
 */
export function readDirections(
  rows: readonly RoleCells[],
  heading: string,
  isStatement: boolean,
  answers: Answers,
  hintOf: (cells: RoleCells) => Side | null,
): Directions {
  const words = readWords(rows, heading, answers.spending);
  const signed = rows.map((cells) => ({ ...toMovement(cells), hint: hintOf(cells) }));
  const columns = readColumns(rows);
  const known = rows.map(
    (cells, place) => columns[place] ?? words.of[place] ?? (cells.out ?? cells.amount)?.side ?? null,
  );
  const open = rows.flatMap((cells, place) => (known[place] === null && (cells.out ?? cells.amount) ? [place] : []));
  const hasOpen = open.length > 0;
  // Balances need all rows; rows of known direction are steps too.
  const movements = hasOpen
    ? signed.map((movement, place) =>
        known[place] === null || movement.balance !== null ? movement : { ...movement, paise: 0 },
      )
    : [];
  const chosen = answers.sign === 'minus' || answers.sign === 'plus' ? answers.sign : undefined;
  const sides = decideSides(movements, isStatement, chosen);
  const example = rows[open.find((place) => signed[place]?.sign === '-') ?? open[0] ?? -1];
  return {
    of: known.map((direction, place) => direction ?? sides.of[place] ?? null),
    isShown: known.map((direction) => direction !== null || sides.isShown),
    questions: [
      ...(words.question ? [words.question] : []),
      ...(sides.open
        ? [
            {
              id: 'sign' as const,
              options: ['minus', 'plus'],
              answer: sides.open,
              example: example?.at('amount') ?? '',
            },
          ]
        : []),
    ],
    isMixed: sides.isMixed || sides.open !== null,
  };
}

function toMovement({ out, amount, in: into, balance }: RoleCells): Omit<Movement, 'hint'> {
  const moved = out ?? amount ?? into;
  const isBelow = balance?.sign === '-' || balance?.side === 'out';
  return {
    paise: moved?.paise ?? 0,
    sign: moved?.sign ?? null,
    balance: balance && (isBelow ? -balance.paise : balance.paise),
  };
}

/**
 * Reads columns of one direction each. Beside an in column, an amount out with the opposite of the usual sign is a
 * refund.
 */
function readColumns(rows: readonly RoleCells[]): (DirectionReading | null)[] {
  const hasIn = rows.some((cells) => cells.in);
  const outs = rows.flatMap(({ out }) => out ?? []);
  const negatives = outs.filter(({ sign }) => sign === '-').length;
  const isUsual = (sign: string | null) => (sign === '-') === negatives * 2 > outs.length;
  return rows.map(({ out, in: into }) => {
    if (out && into) return 'unclear';
    if (into) return 'in';
    if (!out || !hasIn) return null;
    return isUsual(out.sign) ? 'out' : 'refund';
  });
}

interface Words {
  of: readonly (DirectionReading | null)[];
  question: Question | null;
}

function readWords(rows: readonly RoleCells[], heading: string, answer: string | undefined): Words {
  if (heading === '' && rows.every(({ at }) => at('direction') === '')) return { of: [], question: null };
  const isOfCard = rows.some(({ at }) => /^(?:sale|purchase)s?$/i.test(at('direction')));
  const isDeposit = hasDeposits(rows.map(({ at }) => at('direction')));
  const meant = rows.map(({ at }) => {
    if (isDeposit && /^d\.?$/i.test(at('direction').trim())) return 'in';
    // Beside sales, a payment is the payment of the card's bill.
    if (isOfCard && /^payments?$/i.test(at('direction'))) return 'transfer';
    return at('direction') === '' ? null : directionOf(at('direction'), heading);
  });
  const directions = new Set(meant);
  const unknown = [
    ...new Set(
      rows.flatMap(({ at }, place) => (meant[place] === null && at('direction') !== '' ? at('direction') : [])),
    ),
  ];
  const asked = unknown.length <= ASKED_WORDS_MAX ? unknown : [];
  const isAllUnknown = ![...directions].some((direction) => direction !== null);
  const isSpendingUnknown = directions.has('in') && !directions.has('out');
  const likely = isAllUnknown || isSpendingUnknown ? (mostFrequent(rows, asked) ?? NO_WORD) : NO_WORD;
  const chosen = answer !== undefined && [...asked, ALL_WORDS, NO_WORD].includes(answer) ? answer : likely;
  // A card marks money in with 'Cr' and leaves the rest unmarked.
  const ofBlank = directions.has('out') === directions.has('in') ? null : directions.has('in') ? 'out' : 'in';
  const of = rows.map(({ at }, place): DirectionReading | null => {
    const word = at('direction');
    if (word === '') return ofBlank;
    if (meant[place]) return meant[place];
    if (!asked.includes(word)) return 'unclear';
    return chosen === ALL_WORDS || chosen === word ? 'out' : 'in';
  });
  return {
    of,
    question:
      asked.length > 0
        ? {
            id: 'spending',
            options: [...asked, ...(asked.length > 1 ? [ALL_WORDS] : []), ...(isAllUnknown ? [] : [NO_WORD])],
            answer: chosen,
            example: heading,
          }
        : null,
  };
}

function mostFrequent(rows: readonly RoleCells[], words: readonly string[]): string | undefined {
  const counts = words.map((word) => ({
    word,
    count: rows.filter(({ at }) => at('direction') === word).length,
  }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.word;
}
