import { readHostedSettings, type HostedSettings } from '../../server/infrastructure/databasesByHost.ts';
import type { Settings } from '../../server/infrastructure/settings.ts';
import { fail } from './fail.ts';

/** Reads the settings of all databases. Exits with one sentence per invalid setting. */
export function configuredDatabases(): readonly [HostedSettings, ...HostedSettings[]] {
  const hosted = readHostedSettings(process.env);
  return hosted.ok ? hosted.value : fail(hosted.error.join('\n'));
}

/** Reads the settings of the only database, or of the database whose host is `FOR_HOST`. */
export function configuredSettings(): Settings {
  const databases = configuredDatabases();
  const host = process.env['FOR_HOST'];
  const found =
    host === undefined && databases.length === 1
      ? databases[0]
      : databases.find(({ hosts }) => hosts.some((each) => each === host));
  const known = databases.map(({ hosts }) => hosts.join(', ')).join('; ');
  return found?.settings ?? fail(`FOR_HOST must be a host of the database: ${known}.`);
}
