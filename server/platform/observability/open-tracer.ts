import type { TraceQuery } from '#packages/kysely-pipeline/postgres-driver.ts';
import type { Log } from './open-log.ts';
import type { Tracer } from './tracer.ts';

/**
 * Opens the tracer of a collector. OpenTelemetry is loaded lazily, because an installation without a collector needs
 * none.
 */
export async function openTracer(traces: { endpoint: string; serviceName: string }, log: Log): Promise<Tracer> {
  const { createTracer } = await import('./open-telemetry.ts');
  return createTracer({ ...traces, log });
}

/** Traces each statement as a span with its SQL text, which contains no parameter values. */
export function traceQueries(tracer: Tracer): TraceQuery {
  return (sql, run) => {
    const operation = /^\W*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? 'query';
    const facts = { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': sql };
    return tracer.inSpan(operation, { kind: 'client', facts }, run);
  };
}
