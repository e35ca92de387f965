import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { readConfig } from '#server/config.ts';

const root = join(import.meta.dirname, '..');
/** Settings that an operator must give; all others in the files have a default. */
const given = {
  PUBLIC_URL: 'https://jugal.example',
  POSTGRES_PASSWORD: 'secret',
  SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
  SMTP_URL: 'smtps://user:password@mail.example',
  UPI_ID: 'jugal@bank',
  FILES_URL: 's3://key:secret@storage.example/jugal',
};
const hasCompose = spawnSync('docker', ['compose', 'version'], { stdio: 'ignore' }).status === 0;
if (!hasCompose) console.warn('docker compose is not here: compose files are read as YAML alone.');

const Environment = z.record(z.string(), z.string());
const Service = z.object({
  restart: z.string().optional(),
  environment: Environment.optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).optional(),
  volumes: z.array(z.string()).optional(),
  networks: z.array(z.string()).optional(),
  configs: z.array(z.object({ source: z.string(), target: z.string() })).optional(),
  healthcheck: z.object({}).optional(),
});
const Compose = z.object({
  services: z.record(z.string(), Service),
  volumes: z.record(z.string(), z.null()),
  networks: z.record(z.string(), z.object({})).default({}),
  configs: z.record(z.string(), z.object({ content: z.string() })).default({}),
});

const files = ['compose.yaml', 'compose.cluster.yaml'];

function readCompose(file: string): z.infer<typeof Compose> {
  const document = parseDocument(readFileSync(join(root, file), 'utf8'), { merge: true, strict: true });
  expect([...document.errors, ...document.warnings]).toEqual([]);
  return Compose.parse(document.toJS());
}

/** Fills in the given settings as Compose does. */
function fill(text: string): string {
  return text.replaceAll(/\$\{(\w+)(?:(:[?-])([^}]*))?\}/g, (_whole, name: string, kind = '', other = '') => {
    const value = Object.entries(given).find(([key]) => key === name)?.[1];
    if (value === undefined && kind !== ':-') throw new Error(`${name} is asked for, and no operator is told of it`);
    return value ?? String(other);
  });
}

test.each(files)('%s names only services, volumes, networks and configs that it has', (file) => {
  const { services, volumes, networks, configs } = readCompose(file);
  for (const service of Object.values(services)) {
    for (const [name, { condition }] of Object.entries(service.depends_on ?? {})) {
      expect(services).toHaveProperty(name);
      expect(condition !== 'service_healthy' || services[name]?.healthcheck !== undefined).toBe(true);
    }
    for (const volume of service.volumes ?? []) expect(volumes).toHaveProperty(volume.split(':')[0] ?? '');
    for (const network of service.networks ?? []) expect(networks).toHaveProperty(network);
    for (const { source } of service.configs ?? []) expect(configs).toHaveProperty(source);
  }
});

test.each(files)(
  'starts the app with the settings of %s, of which an operator must give only those that are named here',
  (file) => {
    const apps = Object.entries(readCompose(file).services).filter(([name]) => name.startsWith('app'));
    expect(apps.length).toBeGreaterThan(0);
    for (const [, { environment = {} }] of apps) {
      const filled = Object.entries(environment).map(([name, value]): [string, string] => [name, fill(value)]);
      const config = readConfig({
        NODE_ENV: 'production',
        HOST: '0.0.0.0',
        ...Object.fromEntries<string>(filled),
      });
      expect(config.databaseUrl).toContain('jugal:secret@');
      expect(config.hasDemo).toBe(false);
    }
  },
);

test.each(files)('starts the app of %s again when it ends by an error', (file) => {
  const apps = Object.entries(readCompose(file).services).filter(([name]) => name.startsWith('app'));
  expect(apps.map(([, { restart }]) => restart)).toEqual(apps.map(() => 'unless-stopped'));
});

test.skipIf(!hasCompose).each(files)('is accepted by docker compose: %s', (file) => {
  const { status, stderr } = spawnSync('docker', ['compose', '--file', file, 'config', '--quiet'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...given },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
