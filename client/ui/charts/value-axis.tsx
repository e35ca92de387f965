import { Group } from '@visx/group';

/** Width of a label's widest digit, in pixels. */
const DIGIT_WIDTH = 7;
/** Space between the labels and the lines, in pixels. */
const GAP = 8;

export interface AxisTick {
  value: number;
  label: string;
}

/** Returns the width of the labels in pixels; the bars begin after it. */
export function measureAxis(ticks: readonly AxisTick[]): number {
  return Math.max(...ticks.map(({ label }) => label.length)) * DIGIT_WIDTH + GAP;
}

interface ValueAxisProps {
  ticks: readonly AxisTick[];
  /** Returns the y position of a value, in pixels from the top. */
  toY: (value: number) => number;
  /** Width of the whole chart, in pixels. */
  width: number;
}

/** Labels of the vertical axis, each with a grid line. */
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
