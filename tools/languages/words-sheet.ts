import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, LANGUAGES } from '#domain/kernel/languages.ts';
import { type Parameter, readParameters, samplesOf, zipSamples } from '#tests/support/catalogue-samples.ts';

const messages = join(import.meta.dirname, '../../messages');
const NUMBERS = [0, 1, 2, 105_250] as const;
const FIGURES = ['0', '1', '2', '1,05,250'] as const;
const NAMES = ['અર્જુન', 'Riya'] as const;

/** Parameters that are formatted numbers, or names of people. */
const isFigure = (name: string) =>
  /^(count|coins|points|figure|missing|shown|days|months|pages|achieved|cost)$/.test(name);
const isName = (name: string) => /^(name|firstName|partner|planner|inviter|first|second)$/.test(name);

/**
 * Returns the rows of `docs/reference/words.md`: each text that takes a number or a name, filled in for each value, in
 * all languages.
 */
export async function listFilledTexts(): Promise<string[][]> {
  const files = globSync('**/*.ts', { cwd: join(messages, 'en') })
    .filter((file) => !file.startsWith('admin/'))
    .toSorted();
  return (await Promise.all(files.map(listFile))).flat();
}

async function listFile(file: string): Promise<string[][]> {
  const functions = readParameters(readFileSync(join(messages, 'en', file), 'utf8'));
  const said = await Promise.all(LANGUAGES.map((language) => readFunctions(language, file)));
  const [english = new Map<string, Say>()] = said;
  return [...english.keys()].flatMap((path) => {
    const lists = functions(path) ?? [];
    const calls = lists.filter((list) => list.some(isCounted) || list.some(isNamed)).flatMap(fill);
    if (calls.length === 0) return [];
    const columns = said.map((each) => calls.map((call) => write(each.get(path)?.(...call))).join('<br>'));
    return [[`\`${file.replace('.ts', '')}: ${path}\``, ...columns]];
  });
}

type Say = (...values: unknown[]) => unknown;

/** Returns the functions of a catalogue by their paths, in the order of the source. */
async function readFunctions(language: Language, file: string): Promise<Map<string, Say>> {
  const found = new Map<string, Say>();
  const catalogues: unknown = await import(join(messages, language, file));
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'function') found.set(path, (...values) => Reflect.apply(value, null, values));
    else if (typeof value === 'object' && value !== null)
      for (const [key, each] of Object.entries(value)) walk(each, path === '' ? key : `${path}.${key}`);
  };
  walk(catalogues, '');
  return found;
}

const isCounted = ({ name, type }: Parameter) => type === 'number' || isFigure(name);
const isNamed = ({ name, type }: Parameter) => type.includes('string') && isName(name);

/** Returns the argument lists of a text; other words are their parameter's name in ‹ ›. */
function fill(parameters: readonly Parameter[]): unknown[][] {
  return zipSamples(
    parameters.map(({ name, type }) => {
      if (type === 'number') return NUMBERS;
      if (isFigure(name)) return FIGURES;
      if (name === 'isOne') return FIGURES.map((figure) => figure === '1');
      if (name === 'second') return NAMES.toReversed();
      if (isNamed({ name, type })) return type.includes('null') ? [...NAMES, null] : NAMES;
      return samplesOf(type, `‹${name}›`);
    }),
  );
}

function write(text: unknown): string {
  return String(text).replaceAll('\n', ' ').replaceAll('|', '\\|');
}
