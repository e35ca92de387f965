import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { calendarScreensText } from '../messages/en/calendar.ts';
import { dashboardText } from '../messages/en/dashboard.ts';
import { datePlanningText } from '../messages/en/date-screens.ts';
import { financeScreensText } from '../messages/en/finances.ts';
import { bellButtonText } from '../messages/en/member-shell.ts';
import { memoryScreensText } from '../messages/en/memories.ts';
import { noteScreensText } from '../messages/en/notes.ts';
import { shellText } from '../messages/en/shell.ts';
import { startServer } from '../tests/support/server-process.ts';
import { collectInteractions, watchInteractions } from './support/interactions.ts';

/**
 * Measures how long the main gestures of a member of the demo take until their next paint (INP), on a phone with a
 * processor four times as slow. The figure to reach is 200 ms. A menu while photos are sent is measured by `past.ts`.
 */
const RUNS = Number(process.env['BENCH_RUNS'] ?? 3);
const SLOWER = Number(process.env['BENCH_SLOWER'] ?? 4);
const TARGET_MS = 200;
/** A screen is at rest after this time without a long task; its late parts start 3 s after it. */
const QUIET_MS = 1500;
const LATE_PARTS_MS = 4000;
const member = { email: 'riya@jugal.example', password: 'chai for two' };

interface Gesture {
  name: string;
  path: string;
  /** Opens what the gesture needs; not measured. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
}

const press = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .filter({ visible: true })
    .first()
    .tap();
const follow = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: shellText.mainMenu }).getByRole('link', { name, exact: true }).tap();
const type = (label: string) => (page: Page) =>
  page.getByRole('dialog').getByLabel(label).first().pressSequentially('c');

const openPlan = press(datePlanningText.plan);
const openExpense = press(financeScreensText.addExpense);

const gestures: Gesture[] = [
  { name: 'open the sheet of +', path: '/dashboard', act: press(dashboardText.add) },
  { name: 'open the main menu', path: '/dashboard', act: press(shellText.more) },
  { name: 'open the notifications', path: '/dashboard', act: press(new RegExp(`^${bellButtonText.bell}`)) },
  { name: 'go to Dates', path: '/dashboard', act: follow(shellText.dates) },
  { name: 'go to Memories', path: '/dashboard', act: follow(shellText.memories) },
  { name: 'go to Money', path: '/dashboard', act: follow(shellText.money) },
  { name: 'go Home', path: '/finances', act: follow(shellText.home) },
  { name: 'open the form of a date', path: '/date-planning', act: openPlan },
  {
    name: 'type a title of a date',
    path: '/date-planning',
    prepare: openPlan,
    act: type(datePlanningText.fieldTitle),
  },
  {
    name: 'open a date to edit it',
    path: '/date-planning',
    prepare: press(datePlanningText.actions),
    act: press(datePlanningText.edit),
  },
  { name: 'open the main menu over the timeline', path: '/memories', act: press(shellText.more) },
  { name: 'open the form of a memory', path: '/memories', act: press(memoryScreensText.add) },
  {
    name: 'search memories by a letter',
    path: '/memories',
    prepare: press(memoryScreensText.search),
    act: (page) => page.getByRole('main').getByRole('searchbox').pressSequentially('c'),
  },
  {
    name: 'open a memory',
    path: '/memories',
    act: (page) =>
      page
        .locator('main')
        .getByRole('link', { name: /./ })
        .filter({ has: page.locator('img') })
        .first()
        .tap(),
  },
  { name: 'open the form of an expense', path: '/finances', act: openExpense },
  {
    name: 'type an amount',
    path: '/finances',
    prepare: openExpense,
    act: (page) => page.getByRole('dialog').getByLabel(financeScreensText.fieldAmount).pressSequentially('7'),
  },
  {
    name: 'save an expense',
    path: '/finances',
    prepare: async (page) => {
      await openExpense(page);
      await page.getByRole('dialog').getByLabel(financeScreensText.fieldTitle).fill('Chai');
      await page.getByRole('dialog').getByLabel(financeScreensText.fieldAmount).fill('40');
    },
    act: (page) =>
      page.getByRole('dialog').getByRole('button', { name: financeScreensText.saveExpense, exact: true }).tap(),
  },
  {
    name: 'jump to the goals',
    path: '/finances',
    act: (page) =>
      page
        .getByRole('navigation', { name: financeScreensText.parts })
        .getByText(financeScreensText.partNames.goals)
        .tap(),
  },
  { name: 'open the form of a note', path: '/partner-notes', act: press(noteScreensText.add) },
  { name: 'turn to the next month', path: '/calendar', act: press(calendarScreensText.next) },
  {
    name: 'tick an item of a list',
    path: '/lists',
    prepare: async (page) => {
      await page.getByRole('main').getByRole('listitem').getByRole('link').first().tap();
      await page.getByRole('main').getByRole('checkbox').first().waitFor();
    },
    act: (page) => page.getByRole('main').getByRole('checkbox').first().tap(),
  },
];

const dataDir = mkdtempSync(join(tmpdir(), 'jugal-bench-'));
const server = await startServer({ DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'warn' });
const browser = await chromium.launch({
  executablePath: process.env['BROWSER_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
try {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    timezoneId: 'Asia/Kolkata',
  });
  await context.request.post(`${server.url}/api/auth/login`, { data: member });
  await watchInteractions(context);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  console.log(`| Gesture | median ms | slowest of ${RUNS} |\n| --- | --- | --- |`);
  const all: number[] = [];
  for (const gesture of gestures) {
    const durations: number[] = [];
    for (let run = 0; run < RUNS; run += 1) durations.push(await measure(page, gesture));
    const sorted = durations.toSorted((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
    all.push(median);
    const verdict = median <= TARGET_MS ? '' : ` (not within ${TARGET_MS})`;
    console.log(`| ${gesture.name} | ${median}${verdict} | ${sorted.at(-1)} |`);
  }
  const within = all.filter((median) => median <= TARGET_MS).length;
  console.log(`\n${within} of ${all.length} gestures within ${TARGET_MS} ms`);
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Returns milliseconds of the gesture's slowest interaction; 16 or less counts as 16. */
async function measure(page: Page, { path, prepare, act }: Gesture): Promise<number> {
  await page.goto(server.url + path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await sleep(LATE_PARTS_MS);
  await untilAtRest(page);
  if (prepare) {
    await prepare(page);
    await untilAtRest(page);
  }
  await collectInteractions(page);
  await act(page);
  await untilAtRest(page);
  return Math.max(16, ...(await collectInteractions(page)));
}

function untilAtRest(page: Page): Promise<void> {
  return page.evaluate(
    (quietMs) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, quietMs);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, quietMs);
        }).observe({ type: 'longtask' });
      }),
    QUIET_MS,
  );
}
