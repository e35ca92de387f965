import { join } from 'node:path';
import { findProse } from './structure/prose.ts';
import { readSourceTree } from './structure/source-tree.ts';

/** Prints the comments and test titles below the given folders that are not in plain English, and how many there are. */
const folders = process.argv.slice(2);
const { files } = readSourceTree(join(import.meta.dirname, '..'));
const chosen = files.filter(({ path }) => folders.length === 0 || folders.some((folder) => path.startsWith(folder)));
const found = chosen.flatMap(findProse);
for (const line of found) console.log(line);
console.log(`${found.length} in ${chosen.length} files`);
