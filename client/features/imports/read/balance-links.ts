/** Money that one reading of a row means, in whole paise. */
export interface MoneyReading {
  /** Amount in or out; `null` for a row without one. */
  moved: number | null;
  /** Running balance after the row; `null` if the row has none. */
  balance: number | null;
  /** True for an amount in and one out at once. */
  isTwofold: boolean;
  /** True if the cells of the row may be split, so that it does not judge the balances. */
  isDoubtful: boolean;
  /** True if only other words than those of the intact rows fit. */
  isLoose: boolean;
  /** Days and amounts; readings that differ in texts alone have the same. */
  meaning: string;
}

export interface RowReadings<Reading> {
  /** Readings that agree with the balances beside the row. */
  options: readonly Reading[];
  /** Outcome of comparing the amount with the step of the balance; `none` if there is no balance to compare with. */
  link: 'confirmed' | 'contradicted' | 'none';
}

/** Minimum share of the steps between whole rows that their amounts explain, for balances to decide. */
const AGREEING_MIN = 0.7;
/** Passes over the rows, each in both directions. */
const PASSES_MAX = 4;

/**
 * Keeps the readings of each row whose amounts explain the steps of the running balance. A row without readings
 * interrupts the balance; `null`, which is a remark, does not.
 */
export function filterConsistent<Reading extends MoneyReading>(
  rows: readonly (readonly Reading[] | null)[],
): RowReadings<Reading>[] {
  const chain = rows.flatMap((options, place) =>
    options && (options.length === 0 || options.some(({ balance }) => balance !== null)) ? [place] : [],
  );
  const none = rows.map((options): RowReadings<Reading> => ({ options: options ?? [], link: 'none' }));
  if (chain.length < 2) return none;
  const [down, up] = [-1 as const, 1 as const].map((before) => follow(rows, chain, before));
  const best = up && down && up.agreement > down.agreement ? up : down;
  return best && best.agreement >= AGREEING_MIN ? best.rows : none;
}

/** Compares along the chain. `before` is the offset of the chronologically previous row. */
function follow<Reading extends MoneyReading>(
  rows: readonly (readonly Reading[] | null)[],
  chain: readonly number[],
  before: -1 | 1,
) {
  const options = rows.map((each) => [...(each ?? [])]);
  const links = chain.flatMap((place, position) => {
    const earlier = chain[position + before];
    const hasOptions = (row: number) => (options[row]?.length ?? 0) > 0;
    return earlier !== undefined && hasOptions(place) && hasOptions(earlier) ? [{ place, earlier }] : [];
  });
  const explains = ({ moved, balance }: Reading, earlier: Reading) =>
    balance === null || earlier.balance === null || moved === null || Math.abs(balance - earlier.balance) === moved;
  const agreed = new Set<number>();
  const broken = new Set<number>();
  for (let pass = 0; pass < PASSES_MAX; pass += 1) {
    const order = pass % 2 === 0 ? links : links.toReversed();
    for (const { place, earlier } of order) {
      const [own, others] = [options[place] ?? [], options[earlier] ?? []];
      const ownKept = own.filter((each) => others.some((other) => explains(each, other)));
      const othersKept = others.filter((other) => own.some((each) => explains(each, other)));
      if (ownKept.length === 0) {
        broken.add(place);
        agreed.delete(place);
        continue;
      }
      options[place] = ownKept;
      options[earlier] = othersKept;
      agreed.add(place);
      broken.delete(place);
    }
  }
  const hasAmount = (place: number) => options[place]?.some(({ moved }) => moved !== null) ?? false;
  const compared = links.filter(({ place }) => hasAmount(place));
  const isWhole = (place: number) => rows[place]?.length === 1 && rows[place][0]?.isDoubtful === false;
  const whole = compared.filter(({ place, earlier }) => isWhole(place) && isWhole(earlier));
  const judged = whole.length > 0 ? whole : compared;
  const agreement = judged.length === 0 ? 0 : judged.filter(({ place }) => agreed.has(place)).length / judged.length;
  const comparedPlaces = new Set(compared.map(({ place }) => place));
  return {
    agreement,
    rows: options.map((each, place): RowReadings<Reading> => ({
      options: each,
      link: !comparedPlaces.has(place) ? 'none' : broken.has(place) ? 'contradicted' : 'confirmed',
    })),
  };
}
