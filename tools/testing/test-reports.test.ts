import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readPlaywrightCounts, readVitestCounts } from './test-reports.ts';

function writeReport(report: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'jugal-reports-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test('a test file that broke before its first test counts as one failure', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{}, {}] },
    { status: 'failed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [] },
  ];
  const file = writeReport({ numPassedTests: 2, numFailedTests: 1, testResults });
  expect(readVitestCounts(file)).toEqual({ passed: 2, failed: 2 });
});

test('a journey that passed only at the second try counts as failed, and so does an error outside any', () => {
  const file = writeReport({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 1 }, errors: [{}] });
  expect(readPlaywrightCounts(file)).toEqual({ passed: 5, failed: 4 });
});

test('a report that is missing or of another shape is an error, not a success', () => {
  expect(() => readVitestCounts('/no/such/report.json')).toThrow('ENOENT');
  expect(() => readPlaywrightCounts(writeReport({}))).toThrow('stats');
});
