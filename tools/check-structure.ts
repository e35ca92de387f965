import { join } from 'node:path';
import { checkBottom } from './structure/bottom.ts';
import { checkRooms } from './structure/boundaries.ts';
import { checkBrands, checkPrivateTables } from './structure/brands.ts';
import { checkBuiltIns } from './structure/built-ins.ts';
import { checkCycles } from './structure/cycles.ts';
import { checkFormatters } from './structure/formatters.ts';
import { checkLayers } from './structure/layers.ts';
import { checkMigrations } from './structure/migrations.ts';
import { checkNames } from './structure/names.ts';
import { checkOneStore } from './structure/one-store.ts';
import { checkPlacements } from './structure/placements.ts';
import { checkProse } from './structure/prose.ts';
import { checkRepositories } from './structure/repositories.ts';
import { readSourceTree } from './structure/source-tree.ts';
import { checkInsertions, checkSql } from './structure/sql.ts';
import { checkThreads } from './structure/threads.ts';
import { checkWords } from './structure/words.ts';

/** Prints one line for each place where the project breaks its own rules of structure, and fails if there is any. */
const tree = readSourceTree(join(import.meta.dirname, '..'));
const checks = [
  checkLayers,
  checkBottom,
  checkCycles,
  checkNames,
  checkInsertions,
  checkSql,
  checkMigrations,
  checkFormatters,
  checkBrands,
  checkPrivateTables,
  checkRepositories,
  checkRooms,
  checkPlacements,
  checkOneStore,
  checkThreads,
  checkBuiltIns,
  checkWords,
  checkProse,
];
const problems = checks.flatMap((check) => check(tree));
for (const problem of problems) console.error(problem);
console.log(`${tree.files.length} files, ${problems.length} against the rules of structure.`);
process.exitCode = problems.length === 0 ? 0 : 1;
