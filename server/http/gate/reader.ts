import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#messages/languages.ts';
import { runInLanguage } from '#messages/reader-language.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of whoever reads the answer. */
    language: Language;
  }
}

/** Answers in the language that a call accepts, until the gate knows whose call it is. */
export function answerInLanguages(app: FastifyInstance): void {
  app.decorateRequest('language', DEFAULT_LANGUAGE);
  app.addHook('onRequest', (request, _reply, done) => {
    request.language = chooseLanguage(request.headers['accept-language']);
    runInLanguage(request.language, done);
  });
}

/** Runs `work` for whoever made the call. What a body or a socket woke knows of no reader until then. */
export function runForReader<Result>({ language }: FastifyRequest, work: () => Result): Result {
  return runInLanguage(language, work);
}

/** The one of our languages that `Accept-Language` likes most; English for who names none of them. */
export function chooseLanguage(accepted: string | undefined): Language {
  const choices = (accepted ?? '').split(',').map((choice) => {
    const [tag = '', ...parameters] = choice
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const quality = parameters.find((each) => each.startsWith('q='))?.slice(2) ?? '1';
    const language = LANGUAGES.find((each) => each === tag.split('-')[0]);
    return { language, quality: Number(quality) || 0 };
  });
  const liked = choices.filter(({ language, quality }) => language && quality > 0);
  // Equal ones stay in the order in which they were named.
  return liked.toSorted((one, other) => other.quality - one.quality)[0]?.language ?? DEFAULT_LANGUAGE;
}
