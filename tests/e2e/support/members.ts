import type { Page } from '@playwright/test';

export interface BrowserMember {
  url: string;
  email: string;
  password: string;
  planDate(date: { title: string; scheduledDate: string }): Promise<void>;
  keepMemory(memory: { title: string; memoryDate: string; tags?: string[] }): Promise<void>;
  recordExpense(expense: { title: string; amount: string; category?: string }): Promise<void>;
  setGoal(goal: { title: string; targetAmount: string }): Promise<void>;
  writeNote(note: { title: string; content: string; category: string; tags?: string[] }): Promise<void>;
  addImportantDate(date: {
    title: string;
    date: string;
    category: string;
    isRecurring?: boolean;
  }): Promise<void>;
}

/** Registers a member over the API and leaves the page's browser signed in. */
export async function signUp(page: Page, firstName: string): Promise<BrowserMember> {
  const url = process.env['E2E_URL'] ?? '';
  const email = `${firstName.toLowerCase()}-${crypto.randomUUID()}@example.com`;
  const password = 'kites over the old city';

  async function post(path: string, data: object): Promise<void> {
    const response = await page.request.post(url + path, { data });
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
  }

  await post('/api/auth/register', { firstName, lastName: 'Shah', email, password, acceptTerms: true });
  return {
    url,
    email,
    password,
    planDate: (date) => post('/api/date-events', date),
    keepMemory: (memory) => post('/api/memories', memory),
    recordExpense: (expense) => post('/api/expenses', expense),
    setGoal: (goal) => post('/api/savings-goals', goal),
    writeNote: (note) => post('/api/partner-notes', note),
    addImportantDate: (date) => post('/api/important-dates', date),
  };
}
