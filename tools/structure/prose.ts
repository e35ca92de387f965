import type { SourceFile, SourceTree } from './source-tree.ts';

/** Generated, or the words of the catalogues themselves. */
const exempt = /^(server\/db\/generated\.ts|tools\/structure\/(prose|structure\.test)\.ts)/;

/** Openings of a docstring that promise a riddle instead of a verb or a noun. */
const OPENING =
  /^(What|Whether|Whoever|Who|Whatever|Where|When|Of|Nothing|Nobody|That|Those|So|Upon|How|Which|One that|As|Beside|Else|Until|From)\b/;
/** Words and turns of a dialect. */
const DIALECT =
  /\b(whoever|whomever|somebody|nobody|anew|in its stead|goes again|lets? go of|by then|by now|is none|are none|of one that|no more)\b|\bstands?\b(?! for\b| out\b)|(?:^|[.;:,] )(?:What|what|Whatever) (?:\w+ ){0,3}?(?:is|are|was|were|has|had|waits?|comes?|goes|does|did|cannot|may|must)\b/i;
const TEST_TITLE = /^\s*(?:test|it)(?:\.\w+)*(?:\([^'"`\n]*\))?\(\s*(['"`])((?:\\.|(?!\1).)+)\1/gm;
/** Summary of a call in the API's document. */
const SUMMARY = /\bsummary:\s*(['"`])((?:\\.|(?!\1).)+)\1/gs;
/** A test title begins with a verb in the third person. */
const VERB = /^[a-z]+(?:s|es|ies)\b/;
const SENTENCES_MAX = 2;

interface Remark {
  line: number;
  text: string;
  isDocstring: boolean;
}

/** Returns one line for each comment, summary of a call or test title that is not in plain English. */
export function checkProse(tree: SourceTree): string[] {
  return tree.files.flatMap(findProse);
}

/** Returns one line for each comment or test title of a file that is not in plain English. */
export function findProse({ path, text }: Pick<SourceFile, 'path' | 'text'>): string[] {
  if (exempt.test(path)) return [];
  const comments = listComments(text).flatMap(({ line, text: words, isDocstring }) => {
    const fault = findFault(words, isDocstring);
    return fault ? [`${path}:${line}: ${fault}: “${words.slice(0, 90)}”`] : [];
  });
  if (path.startsWith('domain/')) comments.push(...findSummaries(path, text));
  return /\.(test|spec)\.tsx?$/.test(path) ? [...comments, ...findTitles(path, text)] : comments;
}

function findSummaries(path: string, text: string): string[] {
  return [...text.matchAll(SUMMARY)].flatMap(({ index, 2: summary = '' }) =>
    OPENING.test(summary)
      ? [`${path}:${lineAt(text, index)}: a summary says what the call does: “${summary.slice(0, 90)}”`]
      : [],
  );
}

function findFault(words: string, isDocstring: boolean): string | null {
  if (isDocstring && OPENING.test(words)) return 'a docstring begins with a verb or a noun';
  if (DIALECT.test(words)) return 'say it as the field does';
  const sentences = words.split(/[.!?](?=\s+[A-Z`'])/).length;
  return sentences > SENTENCES_MAX + 1 ? 'a comment has at most two sentences' : null;
}

function findTitles(path: string, text: string): string[] {
  return [...text.matchAll(TEST_TITLE)].flatMap(({ index, 2: title = '' }) => {
    const isPlain = (VERB.test(title) || title.startsWith('$') || title.startsWith('%')) && !DIALECT.test(title);
    return isPlain ? [] : [`${path}:${lineAt(text, index)}: a test title begins with a verb: “${title.slice(0, 90)}”`];
  });
}

function listComments(text: string): Remark[] {
  const blocks = [...text.matchAll(/^[ \t]*(?:\{)?\/\*(\*?)([\s\S]*?)\*\//gm)].map(
    ({ index, 1: star, 2: body = '' }) => ({
      line: lineAt(text, index),
      isDocstring: star === '*',
      text: body
        .replaceAll(/^\s*\* ?/gm, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    }),
  );
  const lines = [...text.matchAll(/(?:^[ \t]*\/\/.*\n?)+/gm)].map(({ 0: body, index }) => ({
    line: lineAt(text, index),
    isDocstring: false,
    text: body
      .replaceAll(/^\s*\/\/ ?/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  }));
  return [...blocks, ...lines];
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length + (text.slice(index).startsWith('\n') ? 1 : 0);
}
