import { brand } from '#messages/brand.ts';
import { paths } from '#contract/screen-paths.ts';

/** What the server sends (server/platform/push). A tap opens `path`; a repetition with the same `tag` replaces the first. */
export interface PushMessage {
  title: string;
  message: string;
  path: string;
  tag: string;
}

/**
 * Reads a push. Every push must show a notification, or the browser takes the permission away: what is missing or of
 * another shape is filled in.
 */
export function readPushMessage(text: string | null): PushMessage {
  const sent = parse(text);
  return {
    title: readText(sent, 'title') || brand.name,
    message: readText(sent, 'message'),
    path: readPath(sent),
    tag: readText(sent, 'tag') || brand.slug,
  };
}

/** The screen that a notification was made for; only addresses of this app are opened. */
export function readPath(data: unknown): string {
  const path = readText(data, 'path');
  return /^\/(?![/\\])/.test(path) ? path : paths.dashboard;
}

function parse(text: string | null): unknown {
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    // Not ours, or of a version to come: its text is still worth showing.
    return { message: text };
  }
}

function readText(data: unknown, field: string): string {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, field) : null;
  return typeof value === 'string' ? value : '';
}
