import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  diag,
  DiagLogLevel,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Log } from './open-log.ts';
import type { OpenSpan, SpanOptions, Tracer } from './tracer.ts';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const;

/**
 * Sends spans to the collector at `endpoint` (OTLP over HTTP), and is imported only if there is a collector.
 * OpenTelemetry's own environment variables set the sampling, the collector's headers and the batching.
 */
export function createTracer({
  endpoint,
  serviceName,
  log,
}: {
  endpoint: string;
  serviceName: string;
  log: Log;
}): Tracer {
  diag.setLogger(toDiagnostics(log), DiagLogLevel.WARN);
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'process.pid': process.pid }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('jugal');
  const current = new AsyncLocalStorage<Context>();

  function startSpan(name: string, { kind, facts, traceparent }: SpanOptions): OpenSpan {
    const parent = current.getStore() ?? readParent(traceparent);
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: facts }, parent);
    const own = trace.setSpan(parent, span);
    return {
      run: (work) => current.run(own, work),
      end(last, failure) {
        span.setAttributes(last);
        if (failure !== undefined) markFailed(span, failure);
        span.end();
      },
    };
  }

  return {
    startSpan,
    async inSpan(name, options, work) {
      const span = startSpan(name, options);
      try {
        const result = await span.run(work);
        span.end({});
        return result;
      } catch (error) {
        span.end({}, kindOf(error));
        throw error;
      }
    },
    stop: () => provider.shutdown(),
  };
}

/** Marks a span as failed, without a message: it may quote a member's text. */
function markFailed(span: Span, failure: string): void {
  span.setAttribute('error.type', failure);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'error';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** Parses the W3C header `traceparent`, of version 00 or a later version with further fields. */
function readParent(traceparent: string | undefined): Context {
  const [, traceId = '', spanId = '', flags = ''] =
    /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-|$)/.exec(traceparent ?? '') ?? [];
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}

function toDiagnostics(log: Log) {
  const warn = (message: string) => log.warn({ reason: message.slice(0, 500) }, 'traces');
  const ignore = () => undefined;
  return { error: warn, warn, info: ignore, debug: ignore, verbose: ignore };
}
