import { envSchema, type Env } from '../../../contract/env.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';

/** Setting that is missing or malformed, or `/env.js` if it did not run. */
export type EnvError = { readonly setting: string };

/** [BR-1] */
export function readEnv(value: unknown): Result<Env, EnvError> {
  if (value === undefined) return err({ setting: '/env.js' });
  const parsed = envSchema.safeParse(value);
  return parsed.success ? ok(parsed.data) : err({ setting: parsed.error.issues[0]?.path.join('.') || '/env.js' });
}
