import type { TraceQuery } from '#server/db/driver/postgres-driver.ts';
import type { Log } from '../log.ts';
import type { Tracer } from './tracer.ts';

/** The tracer of a collector. OpenTelemetry is loaded here, so that an installation without a collector does not. */
export async function openTracer(
  traces: { endpoint: string; serviceName: string },
  log: Log,
): Promise<Tracer> {
  const { createTracer } = await import('./open-telemetry.ts');
  return createTracer({ ...traces, log });
}

/** A span for each statement: its text, whose values travel apart. */
export function traceQueries(tracer: Tracer): TraceQuery {
  return (sql, run) => {
    const operation = /^\W*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? 'query';
    const facts = { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': sql };
    return tracer.inSpan(operation, { kind: 'client', facts }, run);
  };
}
