import { Client } from 'pg';
import { distribute, migrate } from '#server/db/migrate.ts';
import { fillSettingsOf, runOn } from './database.ts';

/** Number of shards per table: more than nodes, yet few, because copying the template and reading its catalog take most of the time of a test. */
const SHARDS = 4;

/**
 * Creates a migrated, distributed template under one name on every node of the Citus cluster whose coordinator has
 * `url`; copying it on all nodes gives a distributed database. Returns the nodes' admin URLs, the coordinator's last,
 * and a function that removes the template.
 */
export async function createClusterTemplate(url: string, templateName: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows: nodes } = await client.query<{ host: string; port: number; isCoordinator: boolean }>(
    `select nodename as host, nodeport as port, groupid = 0 as "isCoordinator" from pg_dist_node where noderole = 'primary'`,
  );
  await client.end();
  const workers = nodes.filter(({ isCoordinator }) => !isCoordinator);
  if (workers.length === 0) throw new Error('DATABASE_URL is to name the coordinator of a Citus cluster with workers.');
  const coordinator = new URL(url);
  const own = nodes.find(({ isCoordinator }) => isCoordinator);
  const adminUrls = [...workers, null].map((node) => {
    const adminUrl = new URL(url);
    adminUrl.pathname = '/postgres';
    if (node) [adminUrl.hostname, adminUrl.port] = [node.host, String(node.port)];
    return adminUrl.href;
  });
  const removeTemplate = async () => {
    for (const adminUrl of adminUrls.toReversed()) {
      await runOn(adminUrl, `update pg_database set datistemplate = false where datname = '${templateName}'`);
      await runOn(adminUrl, `drop database if exists ${templateName} with (force)`);
    }
  };
  await removeTemplate();
  for (const adminUrl of adminUrls) {
    await runOn(adminUrl, `create database ${templateName}`);
    await runOn(adminUrl, `alter database ${templateName} set citus.shard_count = ${SHARDS}`);
    await runOn(templateOn(adminUrl, templateName), 'create extension citus');
  }
  const templateUrl = templateOn(coordinator.href, templateName);
  await runOn(
    templateUrl,
    `select citus_set_coordinator_host('${own?.host ?? coordinator.hostname}', ${own?.port ?? (coordinator.port || 5432)})`,
  );
  for (const { host, port } of workers) await runOn(templateUrl, `select citus_add_node('${host}', ${port})`);
  await migrate(templateUrl);
  await distribute(templateUrl);
  await fillSettingsOf(templateUrl);
  for (const adminUrl of adminUrls) {
    // Background work of Citus holds a connection, and a database in use cannot be copied.
    await runOn(adminUrl, `alter database ${templateName} with allow_connections false`);
    await runOn(
      adminUrl,
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${templateName}'`,
    );
  }
  return { adminUrls, removeTemplate };
}

function templateOn(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}
