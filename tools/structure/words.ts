import { parseAst } from 'vite';
import { isTest } from './layers.ts';
import type { SourceFile, SourceTree } from './source-tree.ts';

/** Files whose texts are read by members or visitors; the panel is in English. */
const spoken = /^(client|domain|server\/features|server\/http|server\/platform\/mail)\/.*\.tsx?$/;
/** The panel, SQL, words that are compared and never shown, and what is for those who build: the document of the API, the checks of answers, the table of screens. */
const notSpoken =
  /admin|\/gallery\/|queries\.ts$|^domain\/registry\/(endpoint|settings)\.ts$|^domain\/(dates|expenses)\/(export-headings|guess-category)\.ts$|^domain\/panchang\/festival-names\.ts$|^server\/http\/(api-docs|output-checks)\.ts$|^client\/routes\.ts$/;
/** Attributes and properties that are read or read out. */
const saidNames =
  /^(aria-(label|description|roledescription|valuetext)|alt|placeholder|title|label|text|heading|hint|message|error)$/;
/** Calls whose texts are read by developers and operators. */
const calledForDevelopers = /Error$|^TryLater$|^(info|warn|error|log)$|^clsx$/;
const aWord = /[A-Za-z]{2,}/;
/** 'Two words', 'a few small words', 'Done!': what an identifier, a class or a media type does not look like. */
const aSentence =
  /^[A-Z][a-z’']+[ ,…].*[a-z]|^[A-Z][a-z]+[.!?…]$|… [a-z’']{2,} [a-z’']{2,}|(?:^| )[a-z’']{2,} [a-z’']{2,} [a-z’']{2,}/;
const nothingSaid = /^[a-z0-9:[\]()/.%_ -]+-[a-z0-9:[\]()/.%_ -]+$/;
/** Written so in every language. */
const names = ['Samsung Internet'];

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** Returns one line for each text in code that a reader would see in English in every language: texts belong in `messages/`. */
export function checkWords(tree: SourceTree): string[] {
  const codes = listCodes(tree);
  return tree.files
    .filter(({ path }) => spoken.test(path) && !notSpoken.test(path) && !isTest(path) && !path.includes('/tests/'))
    .flatMap((file) => findWords(file, codes));
}

/** Lists codes of the API that look like words; they are compared and never shown. */
function listCodes(tree: SourceTree): Set<string> {
  const constants = tree.files.filter(({ path }) => /^domain\/.*\/(facts|cities)\.ts$/.test(path));
  const literals = constants.flatMap(({ text }) => [...text.matchAll(/'([^'\n]+)'/g)]);
  return new Set([...names, ...literals.map(([, code = '']) => code)]);
}

function findWords(file: SourceFile, codes: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  look(parseAst(file.text, { lang: 'tsx' }, file.path), []);
  return problems;

  function look(value: unknown, above: readonly Node[]): void {
    if (Array.isArray(value)) for (const each of value) look(each, above);
    if (!isNode(value) || isUnsaid(value)) return;
    const words = wordsOf(value);
    if (words !== undefined && !codes.has(words) && isSaid(value, words, above)) {
      const line = file.text.slice(0, value.start).split('\n').length;
      problems.push(`${file.path}:${line}: “${words.slice(0, 60)}” belongs in messages/`);
    }
    for (const each of Object.values(value)) if (typeof each === 'object') look(each, [...above, value]);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Imports, types, tagged templates (SQL, classes), and what a call or an error says to developers. */
function isUnsaid(node: Node): boolean {
  if (/^(Import|ExportAll|TaggedTemplate|TSType|TSInterface|TSLiteral)/.test(node.type)) return true;
  if (node.type === 'JSXAttribute') return !saidNames.test(nameOf(node['name']));
  // The texts of a call in the OpenAPI document.
  if (node.type === 'Property') return nameOf(node['key']) === 'summary';
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return false;
  const callee = node['callee'];
  return calledForDevelopers.test(nameOf(isNode(callee) && 'property' in callee ? callee['property'] : callee));
}

function wordsOf(node: Node): string | undefined {
  if (node.type === 'JSXText' || node.type === 'Literal')
    return typeof node['value'] === 'string' ? node['value'].trim() : undefined;
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node['quasis'])) return undefined;
  const texts: unknown[] = node['quasis'];
  return texts.map((text) => (isNode(text) ? textOfQuasi(text) : '')).join('…');
}

function textOfQuasi({ value }: Node): string {
  return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '';
}

function isSaid(node: Node, words: string, above: readonly Node[]): boolean {
  if (node.type === 'JSXText') return aWord.test(words);
  const parent = above.at(-1);
  const name = parent && nameOf(parent['name'] ?? parent['key']);
  const isNamedText = parent !== undefined && parent['value'] === node && saidNames.test(name ?? '');
  if (isNamedText && /^[A-Z][a-z]+/.test(words)) return true;
  return aSentence.test(words) && !nothingSaid.test(words) && !/^[\s<]/.test(words);
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'JSXNamespacedName') return '';
  const name = node['name'] ?? node['value'];
  return typeof name === 'string' ? name : '';
}
