import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './find-browser.ts';
import type { Counts } from './test-reports.ts';
import { listStages, type Stage } from './test-stages.ts';

/**
 * Runs every stage, also behind one that failed, and ends with the line `N passed, N failed`. With --all it runs what CI
 * checks besides.
 */
const root = join(import.meta.dirname, '../..');
const reports = join(root, '.cache/test-reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const reportFile = (name: string): string => join(reports, `${name}.json`);

const total: Counts = { passed: 0, failed: 0 };
const summary: string[] = [];
for (const stage of listStages({ isCheck: process.argv.includes('--all'), reportFile })) {
  console.log(`\n--- ${stage.name} ---`);
  const startedAt = performance.now();
  const counts = await runStage(stage);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  total.passed += counts.passed;
  total.failed += counts.failed;
  const verdict = counts.failed === 0 ? 'ok' : 'FAILED';
  summary.push(`${verdict.padEnd(7)} ${stage.name} (${counts.passed} passed, ${counts.failed} failed, ${seconds} s)`);
  summary.push(...(counts.failures ?? []).map((failure) => `        ${failure}`));
}
if (!process.env['CLUSTER_DATABASE_URL'])
  summary.push('not run  integration on the cluster (CLUSTER_DATABASE_URL names no coordinator of Citus)');
console.log(`\n${summary.join('\n')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function runStage(stage: Stage): Promise<Counts> {
  try {
    if (stage.name === 'end to end') ensureBrowser();
    const hasSucceeded = await runCommands(stage);
    const counts = stage.readCounts?.(reportFile(stage.name)) ?? {
      passed: hasSucceeded ? 1 : 0,
      failed: hasSucceeded ? 0 : 1,
    };
    // It can also fail beside its tests: by a crash, or by an error that belongs to none of them.
    return !hasSucceeded && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

async function runCommands({ commands, env: added }: Stage): Promise<boolean> {
  for (const args of commands) {
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('playwright'), ...added };
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env });
    const stop = (): boolean => child.kill('SIGTERM');
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
    await once(child, 'exit');
    process.off('SIGTERM', stop);
    process.off('SIGINT', stop);
    if (child.exitCode !== 0) return false;
  }
  return true;
}
