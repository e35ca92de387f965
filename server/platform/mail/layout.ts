import { brand } from '#domain/kernel/brand.ts';
import type { Language } from '#domain/kernel/languages.ts';
import { notificationsText } from '#messages/notifications.ts';
import { runInLanguage } from '#messages/reader-language.ts';
import { escapeHtml } from '../escape-html.ts';

/** A mail to one person. `text` and `html` have the same content. */
export interface Mail {
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** URL for a mail program's one-click unsubscribe (RFC 8058). Absent for mails about an account. */
  unsubscribeUrl?: string;
}

/** The text of a mail: a heading, lines, and at most one highlighted code or link. */
export interface MailContent {
  subject: string;
  heading: string;
  lines: readonly string[];
  code?: string;
  link?: { label: string; url: string };
  footer: string;
  /** Set for mails that are not about an account. */
  unsubscribe?: UnsubscribeLinks;
}

/** Unsubscribe links: one for a mail program's one-click request, and a page for the reader. */
export interface UnsubscribeLinks {
  oneClickUrl: string;
  pageUrl: string;
}

interface Recipient {
  name: string;
  address: string;
  language: Language;
}

/**
 * Composes a mail from `write` in the recipient's language, as text and as HTML. The HTML uses tables, inline styles
 * and no pictures, so that every mail client shows it.
 */
export function composeMail({ name, address, language }: Recipient, write: () => MailContent): Mail {
  const content = runInLanguage(language, write);
  const html = runInLanguage(language, () => toHtml(content, language));
  const { subject, unsubscribe } = content;
  const text = runInLanguage(language, () => toText(content));
  return {
    to: { name, address },
    subject,
    text,
    html,
    ...(unsubscribe && { unsubscribeUrl: unsubscribe.oneClickUrl }),
  };
}

function toText({ heading, lines, code, link, footer, unsubscribe }: MailContent): string {
  const parts = [heading, ...lines, ...(code ? [code] : []), ...(link ? [`${link.label}:\n${link.url}`] : [])];
  const ending = [`-- \n${brand.name} · ${footer}`];
  if (unsubscribe) ending.push(`${notificationsText.unsubscribe}:\n${unsubscribe.pageUrl}`);
  return `${[...parts, ...ending].join('\n\n')}\n`;
}

function toHtml(content: MailContent, language: Language): string {
  const { subject, heading, lines, code, link, footer, unsubscribe } = content;
  const paragraphs = lines.map((line) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`).join('');
  const codeBlock = code
    ? `<p style="margin:8px 0 24px;font-size:32px;letter-spacing:8px;font-weight:700;color:#9d174d">${escapeHtml(code)}</p>`
    : '';
  const linkBlock = link
    ? `<p style="margin:8px 0 24px"><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:14px 24px;border-radius:12px;background:#9d174d;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(link.label)}</a></p>`
    : '';
  const unsubscribeLink = unsubscribe
    ? ` <a href="${escapeHtml(unsubscribe.pageUrl)}" style="color:#6b5560">${escapeHtml(notificationsText.unsubscribe)}</a>`
    : '';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#fbf5ec;color:#2a1520;font:16px/1.5 system-ui,sans-serif"><table role="presentation" width="100%"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" style="max-width:480px"><tr><td>
<p style="margin:0 0 24px;font:700 22px/1 Georgia,serif;color:#9d174d">${brand.name} <span style="font-weight:400">${brand.nameInGujarati}</span></p>
<h1 style="margin:0 0 16px;font:700 26px/1.25 Georgia,serif">${escapeHtml(heading)}</h1>
${paragraphs}${codeBlock}${linkBlock}<p style="margin:24px 0 0;font-size:13px;color:#6b5560">${escapeHtml(footer)}${unsubscribeLink}</p>
</td></tr></table></td></tr></table></body></html>`;
}
