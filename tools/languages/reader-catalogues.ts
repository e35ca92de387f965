import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '#messages/languages.ts';

export const readerFolder = 'messages/reader';

/** The catalogues that answer in their reader's language, by the path of their file: one for each English one but the panel's. */
export function makeReaderCatalogues(root: string): Map<string, string> {
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
  return `// Written by \`npm run catalogues\`.\nimport { inReadersLanguage } from '${up}/reader-language.ts';\n${imports.join('\n')}\n\n${constants.join('\n')}\n`;

  function suffix(constant: string): string {
    return texts.length === 1 ? '' : constant.replace(/^./, (first) => first.toUpperCase());
  }
}
