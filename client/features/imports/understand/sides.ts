/** Direction clues of a statement's row, in file order. */
export interface Movement {
  paise: number;
  sign: '+' | '-' | null;
  /** Running balance after the row; `null` if the cell has none. */
  balance: number | null;
  /** Direction according to the row's title or category; `null` if they name neither. */
  hint: Side | null;
}

/** Sign convention. `minus`: money out has a minus; `plus`: money in has one. */
export type SignRule = 'minus' | 'plus';
export type Side = 'in' | 'out';

export interface Sides {
  of: readonly Side[];
  /** Rule used if both fit; `null` if the file decides. */
  open: SignRule | null;
  /** True if amounts have different signs. */
  isMixed: boolean;
  /** True if balances or signs distinguish money in from money out. */
  isShown: boolean;
}

/** A list with this many times more amounts without a minus than with one writes spending without. */
const CLEAR_MAJORITY = 3;
/** Minimum share of the steps between balances that amounts must explain. */
const AGREEING_MIN = 0.7;

/**
 * Decides the direction of each amount of one column. A running balance that agrees with the amounts decides, and a
 * written plus is money in; a minus among unsigned amounts is ambiguous: `chosen`, or else the likeliest rule decides.
 */
export function decideSides(movements: readonly Movement[], isStatement: boolean, chosen: SignRule | undefined): Sides {
  const moved = movements.filter(({ paise }) => paise > 0);
  const hasOnlyPluses = isPlusMarked(moved);
  const isNegative = (movement: Movement) => movement.sign === '-' || (movement.sign === null && hasOnlyPluses);
  const negatives = moved.filter(isNegative).length;
  const positives = moved.length - negatives;
  const isMixed = negatives > 0 && positives > 0;
  const steps = stepsOf(movements);
  if (steps) return { of: fromSteps(movements, steps, movements.map(isNegative)), open: null, isMixed, isShown: true };
  const hasPluses = moved.some(({ sign }) => sign === '+');
  if (!isMixed && !hasPluses) return { of: movements.map(() => 'out'), open: null, isMixed, isShown: false };
  const rule = chosen ?? (hasPluses ? 'minus' : likeliestRule(moved, isNegative, isStatement));
  const of = movements.map((movement): Side => (isNegative(movement) === (rule === 'minus') ? 'out' : 'in'));
  const isOpen = !(isMixed && hasPluses);
  return isOpen
    ? { of, open: rule, isMixed, isShown: true }
    : { of: movements.map((each) => (isNegative(each) ? 'out' : 'in')), open: null, isMixed, isShown: true };
}

/** Finds the rule by rows of income, else by rows of spending; without either, spending usually has the minus. */
function likeliestRule(
  moved: readonly Movement[],
  isNegative: (movement: Movement) => boolean,
  isStatement: boolean,
): SignRule {
  const surplus = (rows: readonly Movement[]) => rows.length - 2 * rows.filter(isNegative).length;
  const [incomes, expenses] = [
    surplus(moved.filter(({ hint }) => hint === 'in')),
    surplus(moved.filter(({ hint }) => hint === 'out')),
  ];
  if (incomes !== 0) return incomes > 0 ? 'minus' : 'plus';
  if (expenses !== 0) return expenses > 0 ? 'plus' : 'minus';
  const negatives = moved.filter(isNegative).length;
  return !isStatement && moved.length - negatives >= negatives * CLEAR_MAJORITY ? 'plus' : 'minus';
}

/** Returns true if pluses among unsigned amounts mark money in. */
function isPlusMarked(movements: readonly Movement[]): boolean {
  return movements.some(({ sign }) => sign === '+') && !movements.some(({ sign }) => sign === '-');
}

/** Returns the balance change of each row if the amounts explain the balances, in file order or reversed. */
function stepsOf(movements: readonly Movement[]): (Side | null)[] | null {
  const downwards = matchSteps(movements, -1);
  const upwards = matchSteps(movements, 1);
  const best = upwards.matched > downwards.matched ? upwards : downwards;
  return best.compared > 0 && best.matched >= best.compared * AGREEING_MIN ? best.steps : null;
}

/** Matches amounts to balance steps. `before` is the offset of the chronologically previous row. */
function matchSteps(movements: readonly Movement[], before: -1 | 1) {
  let matched = 0;
  let compared = 0;
  const steps = movements.map(({ paise, balance }, place): Side | null => {
    const previous = movements[place + before]?.balance ?? null;
    if (paise === 0 || balance === null || previous === null) return null;
    compared += 1;
    if (Math.abs(balance - previous) !== paise) return null;
    matched += 1;
    return balance > previous ? 'in' : 'out';
  });
  return { matched, compared, steps };
}

/** Fills rows that no balance explains, such as the first, by the meaning of their sign in the other rows. */
function fromSteps(
  movements: readonly Movement[],
  steps: readonly (Side | null)[],
  isNegative: readonly boolean[],
): Side[] {
  const isKnown = (negative: boolean, side: Side) =>
    steps.filter((step, place) => step === side && isNegative[place] === negative).length;
  const hasSigns = movements.some(({ sign }) => sign !== null);
  const sideOf = (negative: boolean): Side => {
    const [out, into] = [isKnown(negative, 'out'), isKnown(negative, 'in')];
    if (out !== into) return out > into ? 'out' : 'in';
    // Falls back to the opposite of the other sign.
    return hasSigns && isKnown(!negative, 'out') > isKnown(!negative, 'in') ? 'in' : 'out';
  };
  const bySign = { negative: sideOf(true), positive: hasSigns ? sideOf(false) : 'out' } as const;
  return steps.map((step, place) => step ?? (isNegative[place] ? bySign.negative : bySign.positive));
}
