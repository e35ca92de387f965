import { Pie } from '@visx/shape';
import { categoryColour } from '#client/features/expenses/components/category-look.tsx';
import { formatMoney } from '#client/lib/format/money.ts';
import { financeScreensText as text } from '#messages/finances.ts';
import type { CategoryPart } from '../../summary-model.ts';

const RADIUS = 100;
const HOLE = 70;
/** Number of characters of the sum that fit into the ring at full size. */
const FITTING_LETTERS = 9;
const FULL_FONT_SIZE = 26;
/** Size of the paise beside the rupees, as in `MoneySum`, and the letters that they take in it. */
const PAISE_SIZE = 0.6;
const PAISE_LETTERS = 2;

/** Ring chart, hidden from screen readers because the table beside it has the same figures. */
export function CategoryRing({ parts, total }: { parts: readonly CategoryPart[]; total: string }) {
  const [rupees = '', paise] = formatMoney(total).split('.');
  const fontSize = FULL_FONT_SIZE * Math.min(1, FITTING_LETTERS / (rupees.length + (paise ? PAISE_LETTERS : 0)));
  return (
    <svg viewBox={`${-RADIUS} ${-RADIUS} ${2 * RADIUS} ${2 * RADIUS}`} aria-hidden className="size-full">
      <Pie
        data={[...parts]}
        pieValue={({ total: part }) => Number(part)}
        pieSortValues={null}
        outerRadius={RADIUS}
        innerRadius={HOLE}
        padAngle={parts.length > 1 ? 0.025 : 0}
        cornerRadius={5}
        fill={({ data }) => categoryColour(data.category)}
      />
      <text textAnchor="middle" y={-8} fontSize={13} className="fill-ink-soft">
        {text.allTime}
      </text>
      <text textAnchor="middle" y={18} fontSize={fontSize} className="figures fill-ink font-heading font-semibold">
        {rupees}
        {paise && <tspan fontSize={fontSize * PAISE_SIZE}>{`.${paise}`}</tspan>}
      </text>
    </svg>
  );
}
