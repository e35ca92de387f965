/** Attributes of a span. None holds a member's text. */
export type SpanFacts = Record<string, string | number>;

export interface OpenSpan {
  /** Runs `work`. Spans that it starts become children of this span. */
  run<T>(work: () => T): T;
  /** Ends the span. `failure` is the kind of failure, such as an error's name or a status. */
  end(facts: SpanFacts, failure?: string): void;
}

export interface SpanOptions {
  kind: 'server' | 'client' | 'consumer';
  facts: SpanFacts;
  /** The caller's span from the header `traceparent`. */
  traceparent?: string | undefined;
}

/** Spans for OpenTelemetry. A span is a child of the span in whose context it starts. */
export interface Tracer {
  startSpan(name: string, options: SpanOptions): OpenSpan;
  /** Runs `work` within a span. */
  inSpan<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T>;
  /** Sends the pending spans and stops. */
  stop(): Promise<void>;
}
