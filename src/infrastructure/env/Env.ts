import type { Env as EnvSettings } from '../../../contract/env.ts';
import { portToken } from '../../application/shared/token.ts';

export const Env = portToken<EnvSettings>('Env');
