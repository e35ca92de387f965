import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Paths below `node_modules` that nothing reads here: a quarter of its size. */
const unused = [
  // C headers. No package is compiled (`allowScripts` in package.json).
  /^node\/node_modules\/[^/]+\/include$/,
  /\.map$/,
  // The photo book prints two weights (`packages/indic-pdf/font-files.ts`).
  /^@expo-google-fonts\/.*(?<!400Regular|600SemiBold)\.ttf$/,
  /^@expo-google-fonts\/.*\.png$/,
  // Builds for bundlers. The server loads the CommonJS one.
  /^@opentelemetry\/[^/]+\/build\/(esm|esnext)$/,
  /^pdfkit\/(\.yarn|js\/pdfkit\.standalone\.js)$/,
  /^swagger-ui-dist\/swagger-ui-es-bundle/,
  /^lucide-react\/dynamic[^/]*$/,
  /^lucide-react\/dist\/lucide-react\.(prefixed|suffixed)\.d\.ts$/,
];

/** Deletes the unused files of the installed packages of `folder`. */
export function pruneInstalled(folder) {
  prune(join(folder, 'node_modules'), '');
}

function prune(packages, inner) {
  for (const entry of readdirSync(join(packages, inner), { withFileTypes: true })) {
    const path = inner === '' ? entry.name : `${inner}/${entry.name}`;
    if (unused.some((pattern) => pattern.test(path))) rmSync(join(packages, path), { recursive: true });
    else if (entry.isDirectory()) prune(packages, path);
  }
}
