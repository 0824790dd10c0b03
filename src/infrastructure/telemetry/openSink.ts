import type { Env } from '../../../contract/env.ts';
import type { Clock } from '../../application/shared/Clock.ts';
import type { Connection } from '../../application/shared/Connection.ts';
import type { Ids } from '../../application/shared/Ids.ts';
import type { KeyValueStorage } from '../../application/shared/KeyValueStorage.ts';
import type { AnalyticsSink } from './AnalyticsSink.ts';
import { consoleSink } from './ConsoleSink.ts';

export async function openSink(
  env: Env,
  ...surroundings: [storage: KeyValueStorage, clock: Clock, ids: Ids, connection: Connection]
): Promise<AnalyticsSink> {
  if (!env.analyticsKey?.trim()) return consoleSink;
  const { openUploads } = await import('./upload/openUploads.ts');
  return openUploads(env, ...surroundings);
}
