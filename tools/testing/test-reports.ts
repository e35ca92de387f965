import { readFileSync } from 'node:fs';
import { z } from 'zod';

export interface Counts {
  passed: number;
  failed: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

/** A file that fails before its first test holds no test that failed; it counts as one. */
export function readVitestCounts(file: string): Counts {
  const report = vitestReport.parse(readJson(file));
  const broken = report.testResults.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/** A test that passed only when tried again counts as failed: it tells of a fault in the app or in itself. */
export function readPlaywrightCounts(file: string): Counts {
  const { stats, errors } = playwrightReport.parse(readJson(file));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
