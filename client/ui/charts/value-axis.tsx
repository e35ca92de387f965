import { Group } from '@visx/group';

/** Pixels that a digit of a label takes at most. */
const DIGIT_WIDTH = 7;
/** Pixels between the labels and the lines. */
const GAP = 8;

export interface AxisTick {
  value: number;
  label: string;
}

/** The pixels that the labels take: the bars begin behind them. */
export function measureAxis(ticks: readonly AxisTick[]): number {
  return Math.max(...ticks.map(({ label }) => label.length)) * DIGIT_WIDTH + GAP;
}

interface ValueAxisProps {
  ticks: readonly AxisTick[];
  /** The pixels from the top at which a value stands. */
  toY: (value: number) => number;
  /** Of the whole chart, in pixels. */
  width: number;
}

/** The values of a vertical scale at the left, each with a line across the chart. */
export function ValueAxis({ ticks, toY, width }: ValueAxisProps) {
  const labelsWidth = measureAxis(ticks);
  return (
    <>
      {ticks.map(({ value, label }) => (
        <Group key={value} top={toY(value)}>
          <line x1={labelsWidth} x2={width} className="stroke-line" />
          <text x={labelsWidth - GAP} y={4} textAnchor="end" fontSize={12} className="figures fill-ink-soft">
            {label}
          </text>
        </Group>
      ))}
    </>
  );
}
