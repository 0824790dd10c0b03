import { envSchema, type Env } from '../../../contract/env.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';

/** What is wrong with `/env.js`: it did not run, or this setting is missing or malformed. */
export type EnvError = { readonly setting: string };

/** Checks the runtime settings before anything else happens [BR-1]. */
export function readEnv(value: unknown): Result<Env, EnvError> {
  if (value === undefined) return err({ setting: '/env.js' });
  const parsed = envSchema.safeParse(value);
  return parsed.success ? ok(parsed.data) : err({ setting: parsed.error.issues[0]?.path.join('.') || '/env.js' });
}
