import type { Browser, Page } from '@playwright/test';
import { Client } from 'pg';
import { type BrowserMember, signUp } from './members.ts';

/** Registers a member, makes them an admin as an operator does, and leaves the page's browser signed in. */
export async function signUpAdmin(page: Page, firstName: string): Promise<BrowserMember> {
  const member = await signUp(page, firstName);
  const database = new Client({ connectionString: process.env['E2E_DATABASE_URL'] });
  await database.connect();
  try {
    await database.query('update users set is_admin = true where email = $1', [member.email]);
    await database.query(`select pg_notify('jugal_session', id::text) from users where email = $1`, [member.email]);
    // A passkey without a device: the session counts as opened with it, as the panel requires of admins.
    await database.query(
      `insert into passkeys (user_id, id, credential_id, public_key, counter, transports, name, created_at)
       select id, gen_random_uuid(), gen_random_uuid(), '', 0, '{}', 'Key', now() from users where email = $1`,
      [member.email],
    );
    await database.query(
      `update sessions set second_factor_at = now() where user_id = (select id from users where email = $1)`,
      [member.email],
    );
  } finally {
    await database.end();
  }
  return member;
}

/** Calls the admin API and returns the response body. */
export async function callAdmin(page: Page, method: string, path: string, data?: object): Promise<unknown> {
  const response = await page.request.fetch(`${process.env['E2E_URL']}/api/admin${path}`, {
    method,
    ...(data && { data }),
  });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
  return response.status() === 204 ? undefined : response.json();
}

/** Adds, as an admin, a deal of a café in Ahmedabad. Returns the admin's page. */
export async function createDeal(browser: Browser, title: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signUpAdmin(page, 'Meera');
  await callAdmin(page, 'POST', '/brand-deals', {
    title,
    businessName: 'Sabarmati Chai',
    description: 'On the lower promenade',
    category: 'cafe',
    location: 'Ahmedabad',
    validFrom: '2026-01-01',
    validTo: '2199-12-31',
    promoCode: 'KULLAD',
  });
  return page;
}
