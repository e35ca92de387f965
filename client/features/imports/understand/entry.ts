import type { ExpenseCategory, FROM_BOTH } from '#domain/expenses/facts.ts';
import type { ReadFile } from '../read/table.ts';
import type { Columns } from './columns.ts';

/** One of the two: the importing member, or the partner. */
export type Payer = 'own' | 'partner';
/** Payer of an expense: one of the two, or the couple's own money. */
export type ExpensePayer = Payer | typeof FROM_BOTH;

/** Row that becomes an expense. Amounts are whole paise. */
export interface ExpenseEntry {
  kind: 'expense';
  line: number;
  spentOn: string;
  title: string;
  /** Text of the file that the title was read from; absent if it is the title. */
  original?: string;
  /** Set for a withdrawal of cash, with which the expenses are still to be paid. */
  isCash?: true;
  amount: number;
  category: ExpenseCategory;
  paidBy: ExpensePayer;
  /** Payer's share; `null` for the couple's default split, and for what the couple's own money paid. */
  payerShare: number | null;
  /** Amount that the other paid of an expense with the default split; `paidBy` paid the rest. */
  othersPayment?: number;
}

/** Payment between the two members. */
export interface SettlementEntry {
  kind: 'settlement';
  line: number;
  settledOn: string;
  title: string;
  amount: number;
  paidBy: Payer;
}

/**
 * Reasons to leave a row out: income; a transfer between own accounts, or with a person outside the couple; failed or
 * pending; of an unknown payment status; refunded; a total; another currency; no amount; paid by, or for, other people.
 */
export const LEFT_OUT_REASONS = [
  'income',
  'transfer',
  'failed',
  'status',
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
  /** Amount as written in the file. */
  amount: string;
}

/** Reasons why a row cannot be read; `value` is the content of the cell. */
export type FaultReason = 'date' | 'amount' | 'title' | 'future' | 'cells' | 'shares' | 'payers' | 'row';

export interface FaultyEntry {
  kind: 'faulty';
  line: number;
  reason: FaultReason;
  value: string;
}

/** Interpreted row of the file. */
export type Entry = ExpenseEntry | SettlementEntry | LeftOutEntry | FaultyEntry;

export type Source = 'splitwise' | 'spliit' | 'own' | 'bank' | 'other';

/** Ambiguities of a file. */
export const QUESTION_IDS = [
  'whose',
  'own',
  'partner',
  'parts',
  'sign',
  'spending',
  'dayOrder',
  'decimalMark',
  'currency',
] as const;
export type QuestionId = (typeof QUESTION_IDS)[number];
export type Answers = Partial<Record<QuestionId, string>>;

/**
 * Question about the file with its likeliest or chosen answer. Values are codes, words of the file or indexes of
 * people.
 */
export interface Question {
  id: QuestionId;
  options: readonly string[];
  answer: string;
  /** Cell that the question is about. */
  example: string;
}

export interface Two {
  /** First names; the partner's is `null` while the member is alone. */
  own: string;
  partner: string | null;
  /** Calendar date in India. */
  today: string;
}

export interface Choices {
  /** Columns chosen by the member for a table without a known source. */
  columns?: Columns;
  answers: Answers;
}

export interface Understanding {
  source: Source;
  entries: readonly Entry[];
  questions: readonly Question[];
  /** Names of people in the file. */
  people: readonly string[];
  /** Columns of a table without a known source; `null` for a known one. */
  columns: Columns | null;
  /** True for a statement of one person: its expenses are entirely theirs unless they share them. */
  isPersonal: boolean;
  /** Set if a file without headings has columns that the member has not confirmed yet. */
  isGuessed?: true;
}

/** Interprets a file of one source; returns `null` for a file of another. */
export type Reader = (file: ReadFile, two: Two, choices: Choices) => Understanding | null;
