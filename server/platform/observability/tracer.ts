/** Facts about a span. None is what a member wrote. */
export type SpanFacts = Record<string, string | number>;

export interface OpenSpan {
  /** What `work` begins becomes a child of this span. */
  run<T>(work: () => T): T;
  /** `failure`: its kind, such as an error's name or a status. */
  end(facts: SpanFacts, failure?: string): void;
}

export interface SpanOptions {
  kind: 'server' | 'client' | 'consumer';
  facts: SpanFacts;
  /** The caller's span, as the header `traceparent` names it. */
  traceparent?: string | undefined;
}

/** Spans for OpenTelemetry: a child of the span within which it begins. */
export interface Tracer {
  startSpan(name: string, options: SpanOptions): OpenSpan;
  /** A span that lasts as long as `work`. */
  inSpan<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T>;
  /** Sends what is not sent yet. */
  stop(): Promise<void>;
}
