import { Client } from 'pg';

export interface Listener {
  close(): Promise<void>;
}

export interface ListenOptions {
  /** Name of the connection in `pg_stat_activity`. */
  applicationName?: string;
  /** Called after a reconnect. Messages sent meanwhile are lost, so reread the data that they would have reported. */
  onReconnect?: () => void;
  onConnectionLost?: (error: Error) => void;
}

const firstRetryMs = 50;
const lastRetryMs = 2000;
const heartbeatMs = 15_000;

/**
 * Receives NOTIFY messages of `channels` on its own connection, and reconnects whenever it breaks. Resolves once it
 * listens; rejects if the first connection fails.
 */
export async function listen(
  url: string,
  channels: readonly string[],
  onMessage: (channel: string, payload: string) => void,
  options: ListenOptions = {},
): Promise<Listener> {
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;
  let client = await connect();

  async function connect(): Promise<Client> {
    const fresh = new Client({
      connectionString: url,
      ...(options.applicationName && { application_name: options.applicationName }),
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
      keepAlive: true,
    });
    let lost: Error | undefined;
    fresh.on('error', (error) => (lost = error));
    fresh.on('notification', ({ channel, payload }) => onMessage(channel, payload ?? ''));
    try {
      await fresh.connect();
      await fresh.query(channels.map((channel) => `listen ${fresh.escapeIdentifier(channel)}`).join(';'));
    } catch (error) {
      await fresh.end();
      throw error;
    }
    // A dropped network link raises no event; only a query notices it.
    const heartbeat = setInterval(() => {
      fresh.query('select 1').catch(() => fresh.end());
    }, heartbeatMs);
    heartbeat.unref();
    fresh.once('end', () => {
      clearInterval(heartbeat);
      if (isClosed) return;
      options.onConnectionLost?.(lost ?? new Error('The listening connection ended.'));
      reconnect(firstRetryMs);
    });
    return fresh;
  }

  function reconnect(waitMs: number): void {
    retry = setTimeout(() => {
      connect().then(
        (fresh) => {
          client = fresh;
          if (isClosed) void fresh.end();
          else options.onReconnect?.();
        },
        () => {
          if (!isClosed) reconnect(Math.min(waitMs * 2, lastRetryMs));
        },
      );
    }, waitMs);
    retry.unref();
  }

  return {
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await client.end();
    },
  };
}
