import { readSettings, type Settings } from '../../server/infrastructure/settings.ts';
import { fail } from './fail.ts';

/** Reads the settings from the environment. Exits with one sentence per invalid setting. */
export function configuredSettings(): Settings {
  const settings = readSettings(process.env);
  return settings.ok ? settings.value : fail(settings.error.join('\n'));
}
