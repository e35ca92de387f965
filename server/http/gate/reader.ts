import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#domain/kernel/languages.ts';
import { runInLanguage } from '#messages/reader-language.ts';
import { readSessionMarker } from './session-cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the response's reader. */
    language: Language;
  }
}

/**
 * Sets each call's language: that of the marker beside the session cookie, else from `Accept-Language`. The gate replaces
 * it with the member's language. Pages have theirs in the address.
 */
export function answerInLanguages(app: FastifyInstance): void {
  app.decorateRequest('language', DEFAULT_LANGUAGE);
  app.addHook('onRequest', (request, _reply, done) => {
    const { cookie, 'accept-language': accepted } = request.headers;
    const marked = request.url.startsWith('/api/') ? readSessionMarker(cookie) : null;
    request.language = marked ?? chooseLanguage(accepted);
    runInLanguage(request.language, done);
  });
}

/** Runs `work` in the caller's language. Callbacks of a body or a socket run outside the call's async context. */
export function runForReader<Result>({ language }: FastifyRequest, work: () => Result): Result {
  return runInLanguage(language, work);
}

/** Returns our language of the highest quality in `Accept-Language`, or English if the header names none of ours. */
export function chooseLanguage(accepted: string | undefined): Language {
  const choices = firstLetters(accepted ?? '')
    .split(',')
    .map((choice) => {
      const [tag = '', ...parameters] = choice
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const quality = parameters.find((each) => each.startsWith('q='))?.slice(2) ?? '1';
      const language = LANGUAGES.find((each) => each === tag.split('-')[0]);
      return { language, quality: Number(quality) || 0 };
    });
  const liked = choices.filter(({ language, quality }) => language && quality > 0);
  // The sort is stable: languages of equal quality keep the header's order.
  return liked.toSorted((one, other) => other.quality - one.quality)[0]?.language ?? DEFAULT_LANGUAGE;
}

/** Letters of a header with a list of preferences that are read. Browsers send fewer than a hundred. */
const READ_LENGTH = 300;

/** Returns the whole entries at the beginning of a header's list, so that its length costs no work. */
export function firstLetters(list: string): string {
  if (list.length <= READ_LENGTH) return list;
  const end = list.lastIndexOf(',', READ_LENGTH);
  return end === -1 ? '' : list.slice(0, end);
}
