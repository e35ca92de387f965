import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

const root = join(import.meta.dirname, '../..');
/** Lines of a failure's message; the run's output has all of it. */
const MESSAGE_LINES = 4;

export interface Counts {
  passed: number;
  failed: number;
  /** One line per failure with its reason, for the end of a long run. */
  failures?: string[];
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

const error = z.object({ message: z.string().optional() });

/** Playwright nests a file's tests below its groups. */
const suite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      tests: z.array(z.object({ status: z.string(), results: z.array(z.object({ errors: z.array(error) })) })),
    }),
  ),
  get suites() {
    return z.array(suite).optional();
  },
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(suite),
  errors: z.array(error),
});

/** A file that fails before its first test holds no test that failed; it counts as one. */
export function readVitestCounts(file: string): Counts {
  const report = vitestReport.parse(readJson(file));
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => describe(name, test.fullName, test.failureMessages[0])),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    failures: [...failures, ...broken.map(({ name, message }) => describe(name, 'the file itself', message))],
  };
}

/** A test that passed only on a retry counts as failed: the app or the test has a fault. */
export function readPlaywrightCounts(file: string): Counts {
  const { stats, suites, errors } = playwrightReport.parse(readJson(file));
  const failures = listSpecs(suites).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => describe(spec.file, spec.title, results[0]?.errors[0]?.message)),
  );
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: [...failures, ...errors.map(({ message }) => describe('end to end', 'outside any test', message))],
  };
}

type Suite = z.infer<typeof suite>;

function listSpecs(suites: readonly Suite[]): Suite['specs'] {
  return suites.flatMap(({ specs, suites: inner }) => [...specs, ...listSpecs(inner ?? [])]);
}

function describe(file: string, title: string, message = 'no reason was given'): string {
  const firstLines = stripVTControlCharacters(message).split('\n').slice(0, MESSAGE_LINES).join(' ');
  return `${relative(root, resolve(root, file))} > ${title}: ${firstLines}`;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
