import { isTest } from './layers.ts';
import type { SourceTree } from './source-tree.ts';

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const rootDocument = /^[A-Z]+\.md$/;
const migrationName = /^\d{4}_[a-z0-9_]+\.sql$/;
const schemaName = /^\d{2}_[a-z0-9_]+\.sql$/;
const vagueNames = /^(utils?|helpers?|misc|common|shared|stuff)$/;
const serverFeatureFile = /^([a-z0-9-]+-)?(routes|service|queries|policy|emails)\.ts$/;
const clientFeatureFile = /^(offline|offline\/[a-z0-9-]+|reads|([a-z0-9-]+-)?(api|model)|use-[a-z0-9-]+)\.ts$/;
const clientFeatureFolders = ['screens', 'components'];
const maxEntries = 25;
const maxLines = 300;
/** Here the number of entries is the number of resources or of changes, which nothing limits. */
const unlimitedFolders = [
  'domain',
  'messages/en',
  'messages/en/screens',
  'messages/gu',
  'messages/gu/screens',
  'messages/hi',
  'messages/hi/screens',
  'server/features',
  'client/features',
  'server/db/migrations',
  'docs/decisions',
];

/** One line for each file or folder that is named or sized against the rules. */
export function checkNames(tree: SourceTree): string[] {
  return [...checkFolders(tree), ...tree.files.flatMap((file) => checkFile(file.path, file.text))];
}

function checkFolders(tree: SourceTree): string[] {
  const problems: string[] = [];
  for (const [folder, names] of tree.folders) {
    const name = folder.split('/').at(-1) ?? '';
    if (!kebabCase.test(name)) problems.push(`${folder}: folders are named in kebab-case`);
    if (vagueNames.test(name)) problems.push(`${folder}: the name says nothing; name it after what it holds`);
    if (names.length > maxEntries && !unlimitedFolders.includes(folder)) {
      problems.push(`${folder}: ${names.length} entries; at most ${maxEntries} stand in a folder`);
    }
  }
  return problems;
}

function checkFile(path: string, text: string): string[] {
  const problems: string[] = [];
  const name = path.split('/').at(-1) ?? '';
  const stem = name.replace(/\..*$/, '');
  const isNamedWell = patternOf(path).test(name) || rootDocument.test(name);
  if (!isNamedWell) {
    problems.push(
      `${path}: files are named in kebab-case (migrations 1001_what_it_does.sql, the schema 01_resource.sql)`,
    );
  }
  if (vagueNames.test(stem)) problems.push(`${path}: the name says nothing; name it after what it does`);
  if (stem === 'index' && /\.tsx?$/.test(name)) {
    problems.push(`${path}: no barrels; import from the file itself`);
  }
  const isLimited = !path.startsWith('messages/') && path !== 'server/db/generated.ts';
  const lines = text.split('\n').length - 1;
  if (isLimited && lines > maxLines) problems.push(`${path}: ${lines} lines; at most ${maxLines}`);
  return [...problems, ...checkVocabulary(path)];
}

function patternOf(path: string): RegExp {
  if (path.startsWith('server/db/migrations/')) return migrationName;
  return path.startsWith('server/db/schema/') ? schemaName : kebabCase;
}

function checkVocabulary(path: string): string[] {
  const [root, features, feature, ...rest] = path.split('/');
  const inner = rest.join('/');
  if (features !== 'features' || inner === '' || isTest(path)) return [];
  if (root === 'server' && !serverFeatureFile.test(inner)) {
    return [`${path}: a server feature holds routes, service, queries, policy, emails (or topic-service …) and tests`];
  }
  const isKnownFolder = clientFeatureFolders.includes(rest[0] ?? '') && rest.length > 1;
  // Imports and quick entry have a folder for their pure steps.
  const isStep = ['read', 'understand', 'preview', 'quick-entry'].includes(rest[0] ?? '');
  // The admin screens form one feature with a folder for each tab.
  const isAdminTab = feature === 'admin' && rest.length > 1;
  if (root === 'client' && !clientFeatureFile.test(inner) && !isKnownFolder && !isStep && !isAdminTab) {
    return [
      `${path}: a client feature holds screens/, components/, api, model (or topic-model …), offline or offline/topic, reads, use-*.ts and tests`,
    ];
  }
  return [];
}
