import { isTest } from './layers.ts';
import type { SourceFile, SourceTree } from './source-tree.ts';

/** Facts, records and rules, which screens bundle without validation. */
const lightFile = /^domain\/[^/]+\/(facts|record|rules)\.ts$/;
/** Files of a noun that load validation. */
const heavyFile = /^domain\/[^/]+\/(schema|api|admin)\.ts$/;
/** Files of a noun that the registry may know. */
const registeredFile = /^domain\/(kernel\/.+|registry\/[^/]+|[^/]+\/(facts|record))\.ts$/;

/** One line for each import within `domain/` that goes against the parts of a noun. */
export function checkBottom(tree: SourceTree): string[] {
  return tree.files
    .filter(({ path }) => path.startsWith('domain/') && !isTest(path))
    .flatMap((file) => [...checkLightFile(file), ...checkRegistry(file)]);
}

function checkLightFile({ path, text, imports }: SourceFile): string[] {
  if (!lightFile.test(path)) return [];
  const loaded = imports.filter((target) => heavyFile.test(target) && !importsOnlyTypes(path, text, target));
  const problems = loaded.map((target) => `${path}: imports only types of a schema (${target})`);
  return /^import (?!type\b).* from 'zod';/m.test(text) ? [...problems, `${path}: imports no zod`] : problems;
}

function checkRegistry({ path, imports }: SourceFile): string[] {
  if (!path.startsWith('domain/registry/')) return [];
  const others = imports.filter((target) => !registeredFile.test(target));
  return others.map((target) => `${path}: the registry imports facts and records alone (${target})`);
}

function importsOnlyTypes(path: string, text: string, target: string): boolean {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const statements = text.matchAll(/^import (type )?[^;]*? from '([^']+)';/gm);
  return [...statements].every(([, isType, specifier = '']) => {
    const imported = specifier.startsWith('#') ? specifier.slice(1) : specifier.replace(/^\.\//, folder);
    return isType !== undefined || imported !== target;
  });
}
