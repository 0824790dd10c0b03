import { configuredDatabases } from './configuredSettings.ts';
import { migrateConfigured } from './migrateConfigured.ts';

for (const { hosts, settings } of configuredDatabases())
  console.log([...hosts.slice(0, 1), await migrateConfigured(settings)].join(': '));
