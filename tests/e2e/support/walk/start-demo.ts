import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type Language, LANGUAGES } from '#domain/kernel/languages.ts';
import { type RunningProcess, startServer } from '#tests/support/server-process.ts';
import { spellOwnTexts } from './own-texts.ts';

export interface Demos {
  /** Starts a server for a copy of the demo with user texts in the language's letters. */
  start(language: Language): Promise<RunningProcess>;
  remove(): Promise<void>;
}

/** Seeds the demo once, in its own databases beside that of the other tests. */
export async function seedDemos(): Promise<Demos> {
  const shared = process.env['E2E_DATABASE_URL'] ?? '';
  const name = `demo_${crypto.randomUUID().replaceAll('-', '')}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'jugal-e2e-demo-'));
  const urlOf = (database: string) => Object.assign(new URL(shared), { pathname: `/${database}` }).href;
  const envOf = (database: string) => ({ DATA_DIR: dataDir, DATABASE_URL: urlOf(database), DEMO: '1' });
  await runOn(shared, `create database ${name}`);
  await seed(envOf(name));
  return {
    async start(language) {
      const copy = `${name}_${language}`;
      await runOn(shared, `create database ${copy} template ${name}`);
      if (language !== 'en') await spellOwnTexts(urlOf(copy), language);
      return startServer(envOf(copy));
    },
    async remove() {
      for (const language of LANGUAGES) await runOn(shared, `drop database if exists ${name}_${language} with (force)`);
      await runOn(shared, `drop database ${name} with (force)`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function seed(env: Record<string, string>): Promise<void> {
  const seeding = spawn(process.execPath, [join(import.meta.dirname, 'seed-demo.ts')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code]: unknown[] = await once(seeding, 'exit');
  if (code !== 0) throw new Error(`The demo was not seeded: the process ended with ${String(code)}`);
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
