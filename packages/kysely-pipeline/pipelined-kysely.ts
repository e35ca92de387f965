import {
  type ConnectionProvider,
  type DatabaseConnection,
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  type Dialect,
  type DialectAdapter,
  Kysely,
  type KyselyPlugin,
  type QueryCompiler,
  SingleConnectionProvider,
} from 'kysely';

/**
 * Creates a Kysely whose transactions send a statement at once, so that those that do not wait for each other share a
 * round trip. Kysely itself sends the next one after the answer to the one before.
 */
export function createPipelinedKysely<DB>(dialect: Dialect): Kysely<DB> {
  const driver = dialect.createDriver();
  const executor = new PipeliningExecutor(
    dialect.createQueryCompiler(),
    dialect.createAdapter(),
    new DefaultConnectionProvider(driver),
  );
  return new Kysely<DB>({ config: { dialect }, dialect, driver, executor });
}

class PipeliningExecutor extends DefaultQueryExecutor {
  readonly #compiler: QueryCompiler;

  constructor(
    compiler: QueryCompiler,
    adapter: DialectAdapter,
    provider: ConnectionProvider,
    plugins: KyselyPlugin[] = [],
  ) {
    super(compiler, adapter, provider, plugins);
    this.#compiler = compiler;
  }

  override withConnectionProvider(provider: ConnectionProvider): DefaultQueryExecutor {
    const shared = provider instanceof SingleConnectionProvider ? new SharedConnection(provider) : provider;
    return new PipeliningExecutor(this.#compiler, this.adapter, shared, [...this.plugins]);
  }
}

/** Gives a transaction's connection to each statement at once; the connection keeps their order. */
class SharedConnection implements ConnectionProvider {
  readonly #provided: Promise<DatabaseConnection>;
  #connection: DatabaseConnection | undefined;

  constructor(single: SingleConnectionProvider) {
    this.#provided = single.provideConnection(async (connection) => (this.#connection = connection));
  }

  async provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    // Without waiting where it is known, so that a commit cannot overtake a statement.
    return consumer(this.#connection ?? (await this.#provided));
  }
}
