import { createHash } from 'node:crypto';
import { brand } from '#domain/kernel/brand.ts';
import { accountsText as text } from '#messages/accounts.ts';
import { readersLanguage } from '#messages/reader-language.ts';
import type { PublicContext } from '#server/platform/context.ts';
import { escapeHtml } from '#server/platform/escape-html.ts';
import { deleteSession } from './session-queries.ts';

export async function logout(context: PublicContext): Promise<{ message: string }> {
  const { member } = context;
  if (member) await context.change((tx) => deleteSession(tx, member.id, member.sessionId));
  context.setSession(null);
  return { message: text.signedOut };
}

export function redirectToLogin() {
  return { status: 302 as const, headers: { location: '/login' } };
}

/**
 * Signs out and redirects to the start page. A link from another site shows a confirmation first, against forged
 * sign-outs.
 */
export async function logoutAndRedirect(context: PublicContext) {
  if (context.member && context.comesFromElsewhere()) return askToSignOut();
  await logout(context);
  return { status: 302 as const, headers: { location: '/' } };
}

/** Handles the button of that confirmation. */
export async function confirmLogout(context: PublicContext) {
  await logout(context);
  return { status: 303 as const, headers: { location: '/' } };
}

const STYLE = `body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:24px;padding:24px;text-align:center;background:#fbf5ec;color:#2a1520;font:18px/1.5 system-ui,sans-serif}
h1{margin:0;font:700 28px/1.2 Georgia,serif}p{margin:0}
button,a{display:block;min-width:240px;padding:14px 24px;border:0;border-radius:12px;font:inherit;font-weight:600;text-decoration:none}
button{margin-bottom:12px;background:#9d174d;color:#fff;cursor:pointer}a{color:#9d174d}`;

const writePage =
  () => `<!doctype html><html lang="${readersLanguage()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(`${text.signOutAsk} · ${brand.name}`)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(text.signOutAsk)}</h1><p>${escapeHtml(text.signOutFromElsewhere)}</p></main>
<form method="post" action="/api/logout"><button>${escapeHtml(text.signOut)}</button><a href="/">${escapeHtml(text.staySignedIn)}</a></form></body></html>`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

function askToSignOut() {
  return {
    status: 200 as const,
    headers: { 'content-security-policy': PAGE_POLICY },
    body: new Blob([writePage()], { type: 'text/html; charset=utf-8' }),
  };
}
