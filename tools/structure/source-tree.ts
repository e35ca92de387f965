import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

export interface SourceFile {
  /** Path from the root, with forward slashes. */
  path: string;
  text: string;
  /** Imported files of the project, as paths from the root. */
  imports: string[];
  /** The imports that are written as a climbing path (`../…`). */
  climbingImports: string[];
}

export interface SourceTree {
  files: SourceFile[];
  /** Every folder with the names of its entries. */
  folders: Map<string, string[]>;
}

type Imports = Pick<SourceFile, 'imports' | 'climbingImports'>;
const noImports: Imports = { imports: [], climbingImports: [] };

const roots = 'domain server demo client messages packages tests bench tools docs'.split(' ');
const codePattern = /\.(ts|tsx|mts|mjs|css|sql)$/;
const importPattern = /(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])([#.][^'"\n]*)\1/g;

/** Generated, and not in git. */
const ignored = new Set(['bench/node_modules', 'messages/reader']);

/** Reads the project's own folders; files that are not code are listed without their text. */
export function readSourceTree(root: string): SourceTree {
  const tree: SourceTree = { files: [], folders: new Map() };
  for (const folder of roots) {
    if (existsSync(join(root, folder))) readFolder(root, folder, tree);
  }
  return tree;
}

function readFolder(root: string, folder: string, tree: SourceTree): void {
  const entries = readdirSync(join(root, folder), { withFileTypes: true }).filter(
    ({ name }) => !name.startsWith('.') && !ignored.has(`${folder}/${name}`),
  );
  tree.folders.set(
    folder,
    entries.map((entry) => entry.name),
  );
  for (const entry of entries) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) readFolder(root, path, tree);
    else tree.files.push(readSourceFile(root, path));
  }
}

function readSourceFile(root: string, path: string): SourceFile {
  if (!codePattern.test(path)) return { path, text: '', ...noImports };
  const text = readFileSync(join(root, path), 'utf8');
  return { path, text, ...(/\.(css|sql)$/.test(path) ? noImports : findImports(path, text)) };
}

function findImports(path: string, text: string): Imports {
  const imports = new Set<string>();
  const climbingImports = new Set<string>();
  for (const [, , specifier = ''] of withoutComments(text).matchAll(importPattern)) {
    // React Router writes these, outside the project.
    if (specifier.includes('/+types/')) continue;
    const target = specifier.startsWith('#') ? specifier.slice(1) : posix.join(dirname(path), specifier);
    imports.add(target);
    if (specifier.startsWith('../')) climbingImports.add(target);
  }
  return { imports: [...imports], climbingImports: [...climbingImports] };
}

/** Code in comments imports nothing. Strings that hold a comment's beginning lose their end, which no import does. */
function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
}
