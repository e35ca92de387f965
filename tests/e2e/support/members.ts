import { expect, type Page } from '@playwright/test';
import { joiningText } from '#messages/en/joining.ts';
import { uiText } from '#messages/en/ui.ts';

export interface BrowserMember {
  url: string;
  email: string;
  password: string;
  createDate(date: { title: string; scheduledDate: string }): Promise<void>;
  createMemory(memory: { title: string; memoryDate: string; tags?: string[] }): Promise<void>;
  createExpense(expense: { title: string; amount: string; category?: string }): Promise<void>;
  createGoal(goal: { title: string; targetAmount: string }): Promise<void>;
  createNote(note: { title: string; content: string; category: string; tags?: string[] }): Promise<void>;
  createImportantDate(date: { title: string; date: string; category: string; isRecurring?: boolean }): Promise<void>;
}

/** Registers a member over the API and leaves the page's browser signed in. */
export async function signUp(
  page: Page,
  firstName: string,
  url = process.env['E2E_URL'] ?? '',
): Promise<BrowserMember> {
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
    createDate: (date) => post('/api/date-events', date),
    createMemory: (memory) => post('/api/memories', memory),
    createExpense: (expense) => post('/api/expenses', expense),
    createGoal: (goal) => post('/api/savings-goals', goal),
    createNote: (note) => post('/api/partner-notes', note),
    createImportantDate: (date) => post('/api/important-dates', date),
  };
}

/** Closes the welcome that follows the joining. */
export async function closeWelcome(page: Page): Promise<void> {
  const welcome = page.getByRole('dialog', { name: joiningText.title });
  await welcome.getByRole('button', { name: uiText.close }).click();
  await expect(welcome).toBeHidden();
}

/** Makes a couple of the two signed-in members over the API, who have seen its welcome. */
export async function pairUp(inviter: Page, joiner: Page): Promise<void> {
  const url = process.env['E2E_URL'] ?? '';
  const couple = await inviter.request.post(`${url}/api/couples`, { data: { name: 'Riya & Arjun' } });
  const { inviteCode } = (await couple.json()) as { inviteCode: string };
  const joined = await joiner.request.post(`${url}/api/couples/join`, { data: { inviteCode } });
  if (!joined.ok()) throw new Error(`Joining answered ${joined.status()}: ${await joined.text()}`);
  for (const { request } of [inviter, joiner]) await request.post(`${url}/api/couples/welcome`, { data: {} });
}
