import type { ExpenseCategory } from '#contract/constants/finances.ts';
import type { ReadFile } from '../read/table.ts';
import type { Columns } from './columns.ts';

/** Payer of an expense: the member who imports, or the partner. */
export type Payer = 'own' | 'partner';

/** A row that becomes an expense. Amounts are whole paise. */
export interface ExpenseEntry {
  kind: 'expense';
  line: number;
  spentOn: string;
  title: string;
  amount: number;
  category: ExpenseCategory;
  paidBy: Payer;
  /** What the payer bears; `null`: as the couple splits by default. */
  payerShare: number | null;
}

/** A payment between the two. */
export interface SettlementEntry {
  kind: 'settlement';
  line: number;
  settledOn: string;
  title: string;
  amount: number;
  paidBy: Payer;
}

/**
 * Reasons to leave a row out: money that came in; a transfer of one's own, or between two who are not both here; failed or pending; given
 * back; a total; another currency; no amount; paid by, or for, other people.
 */
export const LEFT_OUT_REASONS = [
  'income',
  'transfer',
  'failed',
  'refund',
  'total',
  'currency',
  'nothing',
  'others',
] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

export interface LeftOutEntry {
  kind: 'leftOut';
  line: number;
  reason: LeftOutReason;
  title: string;
  /** As written. */
  amount: string;
}

/** Reasons why a row cannot be read; `value` is what the cell holds. */
export type FaultReason = 'date' | 'amount' | 'title' | 'future' | 'cells' | 'shares' | 'row';

export interface FaultyEntry {
  kind: 'faulty';
  line: number;
  reason: FaultReason;
  value: string;
}

/** One row of the file, understood. */
export type Entry = ExpenseEntry | SettlementEntry | LeftOutEntry | FaultyEntry;

export type Source = 'splitwise' | 'spliit' | 'own' | 'bank' | 'other';

/** Readings that a file can leave open. */
export const QUESTION_IDS = [
  'own',
  'partner',
  'sign',
  'spending',
  'dayOrder',
  'decimalMark',
  'currency',
] as const;
export type QuestionId = (typeof QUESTION_IDS)[number];
export type Answers = Partial<Record<QuestionId, string>>;

/** A question of the file with its likeliest answer, or the chosen one. Values are codes, words of the file or places of people. */
export interface Question {
  id: QuestionId;
  options: readonly string[];
  answer: string;
  /** A cell that the question is about. */
  example: string;
}

export interface Two {
  /** First names; the partner's is `null` while the member is alone. */
  own: string;
  partner: string | null;
  /** The calendar date in India. */
  today: string;
}

export interface Choices {
  /** Chosen by the member for a table without a known source. */
  columns?: Columns;
  answers: Answers;
}

export interface Understanding {
  source: Source;
  entries: readonly Entry[];
  questions: readonly Question[];
  /** Names in the file. */
  people: readonly string[];
  /** The columns of a table without a known source; `null` for a known one. */
  columns: Columns | null;
  /** A statement of one person: its expenses are wholly theirs unless they share them. */
  isPersonal: boolean;
}

/** Understands a file of one source; `null` for a file of another. */
export type Reader = (file: ReadFile, two: Two, choices: Choices) => Understanding | null;
