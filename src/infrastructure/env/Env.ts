import type { Env as EnvSettings } from '../../../contract/env.ts';
import { portToken } from '../../application/shared/token.ts';

/** The checked runtime settings, for the adapters that depend on them. */
export const Env = portToken<EnvSettings>('Env');
