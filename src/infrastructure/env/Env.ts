import type { AllowedRoles } from '../../domain/session/role.ts';
import { type Env as EnvSettings, envSchema } from '../../../contract/env.ts';
import { portToken } from '../../application/shared/token.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';

export const Env = portToken<EnvSettings>('Env');

export const allowedRolesOf = ({ adminRoles, merchantRoles, roleRights }: EnvSettings): AllowedRoles => ({
  admin: adminRoles,
  merchant: merchantRoles,
  rights: roleRights,
});

/** Name of a setting that is missing or malformed, or `/env.js` if that script did not run. */
type EnvError = { readonly setting: string };

/** Validates the settings that `/env.js` provides [BR-1]. */
export function readEnv(value: unknown): Result<EnvSettings, EnvError> {
  if (value === undefined) return err({ setting: '/env.js' });
  const parsed = envSchema.safeParse(value);
  return parsed.success ? ok(parsed.data) : err({ setting: parsed.error.issues[0]?.path.join('.') || '/env.js' });
}
