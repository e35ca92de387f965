import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseEntry } from '../parse-entry.ts';

const TODAY = '2026-11-28';
/** Fixed, so that a failure is the same for everyone. */
const SEED = 52;
const RUNS = 800;

const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9]\\d{${length - 1}}$`));
const below = (max: number) => fc.integer({ min: 1, max }).map(String);
const day = below(28);
const two = (number: fc.Arbitrary<string>) => number.map((each) => each.padStart(2, '0'));
const words = fc.constantFrom(
  'chai',
  'auto to station',
  'CHAI POINT',
  'gift for Riya',
  'ચા',
  'રિક્ષા',
  'શાકભાજી',
  'घर का सामान',
  'चाय',
);

/** Parts of a line whose digits are no amount. */
const noise = fc.oneof(
  words,
  fc.tuple(day, fc.constantFrom('nov', 'Nov', 'નવેમ્બર', 'नवंबर')).map(([date, month]) => `${date} ${month}`),
  fc.tuple(two(day), fc.constantFrom('-11-2026', '/11/26', '-NOV-26', 'Nov26', '/11')).map((parts) => parts.join('')),
  fc.tuple(two(below(11)), two(below(59))).map(([hour, minute]) => `${hour}:${minute}`),
  below(11).chain((hour) => fc.constantFrom(`${hour}pm`, `${hour}:15 am`, `${hour} વાગ્યે`, `${hour} बजे`)),
  digits(4).chain((tail) =>
    fc.constantFrom(`XX${tail}`, `x${tail}`, `**${tail}`, `A/c ${tail}`, `a/c no. X${tail}`, `card ending ${tail}`),
  ),
  digits(12).chain((number) => fc.constantFrom(`Ref ${number}`, `UPI ${number}`, `RRN: ${number}`, `UTR ${number}`)),
  digits(9).chain((rest) => fc.constantFrom(`9${rest}`, `+91 9${rest}`, `phone 9${rest}`)),
  below(20).chain((count) =>
    fc.constantFrom(
      `${count} kg`,
      `${count}l`,
      `${count} l`,
      `${count}ml`,
      `x${count}`,
      `${count} pcs`,
      `${count} લિટર`,
    ),
  ),
  below(20).chain((count) =>
    fc.constantFrom(`${count} किलो`, `${count} plates`, `${count} km`, `${count} લિટર`, `${count}g`),
  ),
  digits(4).chain((number) =>
    fc.constantFrom(`flat ${number}`, `bus no ${number}`, `bill no ${number}`, `order #${number}`),
  ),
  below(40).chain((number) =>
    fc.constantFrom(`iPhone ${number}`, `table ${number}`, `seat ${number}B`, `${number}%`, `room ${number}`),
  ),
  digits(3),
);
const amount = fc.oneof(
  below(99_999),
  fc.tuple(below(9999), two(below(99))).map(([rupees, paise]) => `${rupees}.${paise}`),
);
const SIGNS = ['₹', '₹ ', 'Rs ', 'Rs.', 'Rs. ', 'rs ', 'INR ', 'INR', 'રૂ. ', 'રૂ ', 'रु ', 'रु. '];
const signed = fc.oneof(
  fc.tuple(fc.constantFrom(...SIGNS), amount).map(([sign, rupees]) => ({ rupees, written: sign + rupees })),
  fc
    .tuple(amount, fc.constantFrom('₹', 'rs', '/-', 'રૂ', 'रु'))
    .map(([rupees, sign]) => ({ rupees, written: rupees + sign })),
);
const toScript = fc.constantFrom(0x0030, 0x0966, 0x0ae6);
const inScript = (text: string, zero: number) =>
  text.replaceAll(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));

/** Lists the amounts that a result offers: the one it reads, or those to choose from. */
function offered(line: string): { read: string[]; choices: string[] } {
  const result = parseEntry(line, TODAY);
  if (!('refusal' in result)) return { read: [result.amount], choices: [] };
  return { read: [], choices: result.refusal === 'choice' ? result.choices.map((each) => each.amount) : [] };
}

test('reads the amount with the sign or none, whatever surrounds it', () => {
  let certain = 0;
  fc.assert(
    fc.property(
      fc.array(noise, { maxLength: 3 }),
      signed,
      fc.array(noise, { maxLength: 3 }),
      toScript,
      (before, { rupees, written }, after, zero) => {
        const line = inScript([...before, written, ...after].join(' '), zero);
        const { read, choices } = offered(line);
        certain += read.length;
        const wrong = read.filter((each) => each !== rupees);
        const isMissing = choices.length > 0 && !choices.includes(rupees);
        expect({ line, wrong, isMissing }).toEqual({ line, wrong: [], isMissing: false });
      },
    ),
    { seed: SEED, numRuns: RUNS },
  );
  expect(certain).toBeGreaterThan(RUNS * 0.8);
}, 30_000);

const rupees = fc.integer({ min: 21, max: 9999 }).map(String);
const other = fc.oneof(below(20), fc.integer({ min: 1900, max: 2040 }).map(String), digits(3));
const BEFORE = ['₹', 'Rs ', 'Rs.', 'rs ', 'INR '];
/** Lines with a signed number that is not the amount, or not alone, and an unsigned one. */
const unclear = fc
  .tuple(fc.constantFrom('shirts', 'Cafe', 'thali', 'flat'), other, fc.constantFrom(...BEFORE), rupees)
  .chain(([word, unsigned, sign, price]) =>
    fc.constantFrom(
      `${unsigned} ${word} ${sign}${price} each`,
      `${word} ${unsigned} ${sign}${price} per piece`,
      `${word} ${unsigned} ${sign}${price}/kg`,
      `${unsigned} @ ${sign}${price} ${word}`,
      `${word} ${unsigned} ${sign}${price} off`,
      `${word} ${unsigned} ${sign}${price} discount`,
      `${word} ${unsigned} ${sign}${price} 50 paise`,
      `${word} ${unsigned} ${sign}${price}.50 %`,
      `${word} bal ${sign}${price} ${unsigned}`,
    ),
  );
const paired = fc
  .tuple(rupees, fc.constantFrom('rs', 'Rs', 'रुपये', 'rupees'), fc.constantFrom('', '+', '- ', '= '), other)
  .map(([price, sign, mark, unsigned]) => `${price} ${sign} ${mark}${unsigned}`);

test('reads no amount beside a signed rate, discount, balance or equal candidate', () => {
  fc.assert(
    fc.property(fc.oneof(unclear, paired), (line) => {
      expect({ line, read: offered(line).read }).toEqual({ line, read: [] });
    }),
    { seed: SEED, numRuns: RUNS },
  );
}, 30_000);

test('reads no unsigned number beside a signed one that is divided, broken or a range', () => {
  const signedPart = fc
    .tuple(fc.constantFrom(...BEFORE), digits(1), digits(3), below(9))
    .chain(([sign, high, low, by]) =>
      fc.constantFrom(
        `${sign}${high},${low}/${by}`,
        `${sign}${high},${low}-${by}`,
        `${sign}${high} ,${low}`,
        `${sign}${high}, ${low}`,
        `${sign}${high}. ${low}.00`,
        `${sign}${high} to ${low}`,
        `${sign}${high} or ${low}`,
        `${sign}${high}k-${low}k`,
        `${sign}${high}.${low.slice(0, 2)}0`,
      ),
    );
  fc.assert(
    fc.property(signedPart, words, (part, title) => {
      expect({ part, read: [...offered(`${part} ${title}`).read, ...offered(`${title} ${part}`).read] }).toEqual({
        part,
        read: [],
      });
    }),
    { seed: SEED, numRuns: RUNS },
  );
}, 30_000);
