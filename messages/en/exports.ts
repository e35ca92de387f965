import { isolated } from '../isolated.ts';
export const exportsText = {
  readme: (product: string, day: string) =>
    `Your ${product}, exported on ${day}.

account.json            who you are, your couple, your plan, what you accepted and whether a calendar reads your dates
*.json                  everything you recorded, one file for each kind
*.csv                   the same for a spreadsheet
photos/                 the photos of your memories, and their originals; memories.json names them by their address
avatar.webp             your profile picture

What you deleted recently is not in it. Times are UTC, dates are calendar dates, amounts are rupees. Notes and important dates are your own; your
partner exports theirs.
`,

  title: 'Your Data',
  text: 'Everything that you recorded, alone and together, as one file: dates, memories with their photos, money, notes and more.',
  start: 'Export everything',
  preparing: 'Preparing your file…',
  progress: (done: string, total: string) => `${done} of ${total}`,
  progressLabel: 'Export',
  stop: 'Stop',
  done: 'Your export is ready',
  doneText: (name: string) => `${isolated(name)} is in your downloads.`,
  large: 'Your browser downloads it',
  largeText: 'It is a large file; your browser shows how far along it is.',
  failed: 'The export failed',
  failedText: 'Nothing is lost. Please try again.',
  megabytes: (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MB`,
} as const;
