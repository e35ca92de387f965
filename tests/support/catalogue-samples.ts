// Sample arguments for texts that are functions; parameter types are read from the English source. The names occur in
// no text.
const NAMES = ['Xenia', 'Yusra', 'Zoravar', 'Quentin', 'Wamika', 'Vyomesh'] as const;
const NUMBERS = [0, 1, 2, 1204] as const;
const OBJECTS: Readonly<Record<string, readonly unknown[]>> = {
  Tithi: [
    { month: 1, paksha: 'sud', tithi: 11 },
    { month: 12, paksha: 'vad', tithi: 15 },
    { month: 6, paksha: 'sud', tithi: 15 },
  ],
  Price: [
    { pilot: 499, yearly: 999, monthly: 83 },
    { pilot: 999, yearly: 999, monthly: 83 },
  ],
};

export interface Parameter {
  name: string;
  type: string;
}

/**
 * Returns a reader of the parameters that a function of an English catalogue has, by its path: `notesText.count`. They
 * are several lists if its constant has the key several times.
 */
export function readParameters(source: string): (path: string) => Parameter[][] | undefined {
  const sections = source.split(/^export const (?=\w)/m);
  const byConstant = new Map(
    sections.map((section) => [section.match(/^\w+/)?.[0] ?? '', listFunctions(section, source)]),
  );
  return (path) => byConstant.get(path.replace(/\..*/, ''))?.get(path.replace(/.*\./, ''));
}

function listFunctions(section: string, source: string): Map<string, Parameter[][]> {
  const functions = new Map<string, Parameter[][]>();
  for (const [, key = '', parameters = ''] of section.matchAll(
    /(\w+)(?:: |)\(((?:\w+: [^(),]+(?:, )?|\{[^}]*\}: \w+|\s)*)(?:,\s*)?\)(?:: \w+)? (?:=>|\{)/g,
  )) {
    const list = parameters
      .split(/,(?![^{]*\})/)
      .map((parameter) => /^([^:]*(?:\}|\w)): (.*)$/s.exec(parameter.trim()))
      .filter((match) => match !== null)
      .map(([, name = '', type = '']) => ({
        name,
        type: source.match(new RegExp(`type ${type} =([^;]+);`))?.[1]?.trim() ?? type,
      }));
    functions.set(key, [...(functions.get(key) ?? []), list]);
  }
  return functions;
}

/** Returns argument lists that together cover every kind of value of each parameter. */
export function sampleArguments(parameters: readonly Parameter[]): unknown[][] {
  return zipSamples(parameters.map(({ type }, index) => samplesOf(type, NAMES[index] ?? 'Xenia')));
}

/** Returns as many argument lists as the longest choice has values; shorter choices begin again. */
export function zipSamples(choices: readonly (readonly unknown[])[]): unknown[][] {
  const length = Math.max(1, ...choices.map((each) => each.length));
  return Array.from({ length }, (_each, turn) => choices.map((each) => each[turn % each.length]));
}

/** Returns a value of each kind that the type has; a string is `name`. */
export function samplesOf(type: string, name: string): readonly unknown[] {
  const samples = type.split('|').flatMap((each): readonly unknown[] => {
    const one = each.trim();
    if (one === 'string') return [name];
    if (one === 'number') return NUMBERS;
    if (one === 'boolean') return [true, false];
    if (one === 'null') return [null];
    if (one === 'readonly string[]') return [[name]];
    if (/^'.*'$/.test(one)) return [one.slice(1, -1)];
    if (/^\d+$/.test(one)) return [Number(one)];
    return OBJECTS[one] ?? (one === '' ? [] : [undefined]);
  });
  if (samples.includes(undefined)) throw new Error(`No sample of the type ${type}: add one here`);
  return samples;
}
