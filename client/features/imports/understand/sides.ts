/** What a row of a statement says about its direction, in file order. */
export interface Movement {
  paise: number;
  sign: '+' | '-' | null;
  /** The running balance behind it; `null` where the cell has none. */
  balance: number | null;
}

/** `minus`: money that went out has a minus; `plus`: money that came in has one. */
export type SignRule = 'minus' | 'plus';
export type Side = 'in' | 'out';

export interface Sides {
  of: readonly Side[];
  /** The rule that was used where both fit; `null` where the file leaves nothing open. */
  open: SignRule | null;
  /** Amounts have different signs. */
  isMixed: boolean;
}

/** Of the steps between balances, the share that amounts must explain. */
const AGREEING_MIN = 0.7;

/**
 * Decides the direction of each amount of one column. A running balance decides by itself where amounts and balances agree, and a written
 * plus is money that came in. A minus among amounts without a sign is open: `chosen`, or else by `isStatement` and the majority.
 */
export function decideSides(
  movements: readonly Movement[],
  isStatement: boolean,
  chosen: SignRule | undefined,
): Sides {
  const moved = movements.filter(({ paise }) => paise > 0);
  const hasOnlyPluses = isPlusMarked(moved);
  const isNegative = (movement: Movement) =>
    movement.sign === '-' || (movement.sign === null && hasOnlyPluses);
  const negatives = moved.filter(isNegative).length;
  const positives = moved.length - negatives;
  const isMixed = negatives > 0 && positives > 0;
  const steps = stepsOf(movements);
  if (steps) return { of: fromSteps(movements, steps, movements.map(isNegative)), open: null, isMixed };
  const hasPluses = moved.some(({ sign }) => sign === '+');
  if (!isMixed && !hasPluses) return { of: movements.map(() => 'out'), open: null, isMixed };
  const rule = chosen ?? (isStatement || hasPluses || negatives >= positives ? 'minus' : 'plus');
  const of = movements.map((movement): Side => (isNegative(movement) === (rule === 'minus') ? 'out' : 'in'));
  const isOpen = !(isMixed && hasPluses);
  return isOpen
    ? { of, open: rule, isMixed }
    : { of: movements.map((each) => (isNegative(each) ? 'out' : 'in')), open: null, isMixed };
}

/** Pluses among amounts without a sign mark what came in. */
function isPlusMarked(movements: readonly Movement[]): boolean {
  return movements.some(({ sign }) => sign === '+') && !movements.some(({ sign }) => sign === '-');
}

/** The change of the balance by each row where the amounts explain the balances, in the file's order or its reverse. */
function stepsOf(movements: readonly Movement[]): (Side | null)[] | null {
  const downwards = matchSteps(movements, -1);
  const upwards = matchSteps(movements, 1);
  const best = upwards.matched > downwards.matched ? upwards : downwards;
  return best.compared > 0 && best.matched >= best.compared * AGREEING_MIN ? best.steps : null;
}

/** `before`: where the row before in time is, relative to each row. */
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

/** Rows that no balance explains, such as the first, follow what their sign means in the others. */
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
    // The other sign tells it.
    return hasSigns && isKnown(!negative, 'out') > isKnown(!negative, 'in') ? 'in' : 'out';
  };
  const bySign = { negative: sideOf(true), positive: hasSigns ? sideOf(false) : 'out' } as const;
  return steps.map((step, place) => step ?? (isNegative[place] ? bySign.negative : bySign.positive));
}
