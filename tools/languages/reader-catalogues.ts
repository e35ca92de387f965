import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGUAGES } from '#domain/kernel/languages.ts';

const readerFolder = 'messages/reader';

/** Writes the catalogues of `messages/reader/` that differ from their sources, and deletes those without a source. */
export function writeReaderCatalogues(root: string): void {
  const catalogues = makeReaderCatalogues(root);
  for (const path of globSync(`${readerFolder}/**/*.ts`, { cwd: root })) {
    if (!catalogues.has(path)) rmSync(join(root, path));
  }
  for (const [path, text] of catalogues) {
    const file = join(root, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** The catalogues that answer in their reader's language, by the path of their file: one for each English one but the panel's. */
function makeReaderCatalogues(root: string): Map<string, string> {
  const english = globSync('messages/en/**/*.ts', { cwd: root })
    .filter((path) => !path.startsWith('messages/en/admin/'))
    .toSorted();
  return new Map(
    english.map((path) => {
      const name = path.slice('messages/en/'.length);
      return [`${readerFolder}/${name}`, makeReaderCatalogue(root, name)];
    }),
  );
}

function makeReaderCatalogue(root: string, name: string): string {
  const up = name.includes('/') ? '../..' : '..';
  const text = readFileSync(join(root, 'messages/en', name), 'utf8');
  const texts = [...text.matchAll(/^export const (\w+)/gm)].map(([, constant]) => constant ?? '');
  const imports = LANGUAGES.map((language) => {
    const names = texts.map((each) => `${each} as ${language}${suffix(each)}`).join(', ');
    return `import { ${names} } from '${up}/${language}/${name}';`;
  });
  const constants = texts.map(
    (each) =>
      `export const ${each} = inReadersLanguage({ ${LANGUAGES.map((language) => (suffix(each) ? `${language}: ${language}${suffix(each)}` : language)).join(', ')} });`,
  );
  return `// Written by \`tools/languages/reader-catalogues.ts\`.\nimport { inReadersLanguage } from '${up}/reader-language.ts';\n${imports.join('\n')}\n\n${constants.join('\n')}\n`;

  function suffix(constant: string): string {
    return texts.length === 1 ? '' : constant.replace(/^./, (first) => first.toUpperCase());
  }
}

// Run by `npm ci`, and before each start, build and test run.
if (import.meta.main) writeReaderCatalogues(join(import.meta.dirname, '../..'));
