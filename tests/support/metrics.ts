/** A sample in the Prometheus text format. */
export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

export function parseMetrics(text: string): Sample[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', labels = '', value = ''] = /^([\w:]+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)];
      return {
        name,
        labels: Object.fromEntries(pairs.map(([, key = '', content = '']) => [key, content])),
        value: Number(value),
      };
    });
}

/** Returns the sum of the samples of `name` that have all of `labels`. */
export function sumOf(samples: readonly Sample[], name: string, labels: Record<string, string> = {}): number {
  return samples
    .filter((each) => each.name === name && Object.entries(labels).every(([key, is]) => each.labels[key] === is))
    .reduce((sum, { value }) => sum + value, 0);
}
