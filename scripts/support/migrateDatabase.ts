import { configuredSettings } from './configuredSettings.ts';
import { migrateConfigured } from './migrateConfigured.ts';

console.log(await migrateConfigured(configuredSettings()));
