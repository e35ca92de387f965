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

test('counts a test file that broke before its first test as one failure, and says why each failed', () => {
  const passed = { status: 'passed', fullName: 'dates are kept', failureMessages: [] };
  const failed = { status: 'failed', fullName: 'dates are told', failureMessages: ['expected 2\nto be 1'] };
  const testResults = [
    { name: 'dates.test.ts', status: 'passed', assertionResults: [passed, passed] },
    { name: 'live.test.ts', status: 'failed', assertionResults: [failed] },
    { name: 'mail.test.ts', status: 'failed', message: 'no database', assertionResults: [] },
  ];
  const file = writeReport({ numPassedTests: 2, numFailedTests: 1, testResults });
  expect(readVitestCounts(file)).toEqual({
    passed: 2,
    failed: 2,
    failures: ['live.test.ts > dates are told: expected 2 to be 1', 'mail.test.ts > the file itself: no database'],
  });
});

test('counts a journey that passed only at the second try as failed, and an error outside any test', () => {
  const spec = (title: string, status: string, message: string) => ({
    title,
    file: 'dates.spec.ts',
    tests: [{ status, results: [{ errors: [{ message }] }] }],
  });
  const inner = { specs: [spec('a date is told', 'flaky', '\u001B[31mtoo late\u001B[39m')] };
  const outer = { specs: [spec('a date is kept', 'expected', '')], suites: [inner] };
  const stats = { expected: 5, unexpected: 0, flaky: 1, skipped: 1 };
  const file = writeReport({ stats, suites: [outer], errors: [{ message: 'no browser' }] });
  expect(readPlaywrightCounts(file)).toEqual({
    passed: 5,
    failed: 2,
    failures: ['dates.spec.ts > a date is told: too late', 'end to end > outside any test: no browser'],
  });
});

test('rejects a report that is missing or has another shape', () => {
  expect(() => readVitestCounts('/no/such/report.json')).toThrow('ENOENT');
  expect(() => readPlaywrightCounts(writeReport({}))).toThrow('stats');
});
