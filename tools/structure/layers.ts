import type { SourceFile, SourceTree } from './source-tree.ts';

/** The part of the project that a file belongs to; a feature or a package is a part of its own. */
interface Zone {
  name: string;
  feature?: string;
}

/** Roots that both ends share. */
const shared = ['domain', 'domain/registry', 'domain/kernel', 'messages', 'packages'];
const serverBase = ['server/db', 'server/config', ...shared];

/** The layers, the lowest first: what the files of each zone may import. Own files are always allowed; `server/features` means other features' services. */
const mayImport: Record<string, string[]> = {
  // Parts that know nothing of the product; each package imports only itself.
  packages: [],
  // Fields, money, paging and text: knows no noun.
  'domain/kernel': [],
  // Records, resources and settings of all nouns; of a noun it knows facts and record alone (`checkRegistry`).
  'domain/registry': ['domain/kernel', 'domain'],
  // The nouns on which both ends agree.
  domain: ['domain/registry', 'domain/kernel'],
  messages: ['domain', 'domain/registry', 'domain/kernel'],
  'server/config': shared,
  'server/db': ['server/config', 'domain', 'domain/registry', 'domain/kernel', 'packages'],
  'server/platform': serverBase,
  'server/http': ['server/platform', ...serverBase],
  'server/features': ['server/features', 'server/platform', ...serverBase],
  demo: ['server/features', 'server/platform', ...serverBase],
  'server/app': ['server/features', 'server/http', 'server/platform', ...serverBase],
  'client/paths': ['domain', 'domain/registry', 'domain/kernel', 'messages'],
  'client/lib': shared,
  'client/data': ['client/lib', ...shared],
  'client/ui': ['client/data', 'client/lib', ...shared],
  'client/features': ['client/features', 'client/ui', 'client/data', 'client/lib', 'client/paths', ...shared],
  'client/service-worker': ['client/data', 'client/lib', 'client/paths', ...shared],
  'client/shell': ['client/features', 'client/ui', 'client/data', 'client/lib', 'client/paths', ...shared],
  'client/public-pages': [
    'client/shell',
    'client/features',
    'client/ui',
    'client/data',
    'client/lib',
    'client/paths',
    ...shared,
  ],
};
/** Above the layers: they may import everything, and only each other may import them. */
const outside = ['tests', 'tools', 'bench'];

/** Components that other features may use: complete cards, sections and sheets, so that none is written twice. */
const lentPart =
  /^client\/features\/[^/]+\/components\/([a-z0-9-]+-(card|fields|look|section|sheet)|lazy-dialogs)\.tsx$/;

/** The modules of the demo that the server starts. */
const demoEntry = /^demo\/[a-z0-9-]+\.ts$/;

/** One line for each import that goes against the layers. Tests may import everything, except those of packages. */
export function checkLayers(tree: SourceTree): string[] {
  return tree.files
    .filter(({ path }) => path.startsWith('packages/') || !isTest(path))
    .flatMap((file) => checkImports(file));
}

function checkImports(file: SourceFile): string[] {
  const from = zoneOf(file.path);
  if (outside.includes(from.name)) return [];
  return file.imports.flatMap((target) => {
    const to = zoneOf(target);
    if (outside.includes(to.name)) return [`${file.path}: only tests and tools import ${target}`];
    const problem = checkImport(file, from, target, to);
    return problem ? [`${file.path}: ${problem}`] : [];
  });
}

function checkImport({ path }: SourceFile, from: Zone, target: string, to: Zone): string | undefined {
  const isSameZone = from.name === to.name;
  if (isSameZone && from.feature === to.feature) return undefined;
  if (isSameZone && from.name === 'packages') return `a package imports only itself (${target})`;
  if (isSameZone) return checkFeatureImport(from.name, target, to);
  // The demo does what members do: it acts through the services.
  if (from.name === 'demo' && to.name === 'server/features') return checkFeatureImport(to.name, target, to);
  if (from.name === 'server/app' && demoEntry.test(target)) return undefined;
  // Routes are where a feature meets HTTP.
  if (from.name === 'server/features' && to.name === 'server/http' && /\broutes\.ts$/.test(path)) return undefined;
  if (mayImport[from.name]?.includes(to.name)) return undefined;
  return `${from.name} must not import ${to.name} (${target})`;
}

function checkFeatureImport(zone: string, target: string, to: Zone): string | undefined {
  const isServer = zone === 'server/features';
  const isDoor = isServer
    ? /\/([a-z0-9-]+-)?service\.ts$/
    : /^client\/features\/[^/]+\/([a-z0-9-]+-)?(api|model)\.ts$|^client\/features\/[^/]+\/(offline|reads)\.ts$/;
  if (isDoor.test(target) || (!isServer && lentPart.test(target))) return undefined;
  const doors = isServer ? 'the service' : 'api.ts, model.ts, offline.ts, reads.ts, cards, sections and sheets';
  return `of feature ${to.feature} only ${doors} may be imported (${target})`;
}

function zoneOf(path: string): Zone {
  const [root = '', second = '', third] = path.split('/');
  if (root === 'domain' && (second === 'kernel' || second === 'registry')) return { name: `domain/${second}` };
  if (root === 'packages') return { name: root, feature: second };
  if (root !== 'server' && root !== 'client') return { name: root };
  if (second === 'features') return { name: `${root}/features`, feature: third ?? '' };
  if (path === 'server/config.ts') return { name: 'server/config' };
  // The table of screens names its files and imports none.
  if (/^client\/(bar-entries|menu-entries|paths|routes)\.ts$/.test(path)) return { name: 'client/paths' };
  if (third !== undefined) return { name: `${root}/${second}` };
  return { name: root === 'server' ? 'server/app' : 'client/shell' };
}

export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path);
}
