import { type Env, envSchema } from '../../../contract/env.ts';
import { jsonForScript } from './escapeHtml.ts';

/** Content of `/env.js`. The schema removes every key that it does not list. */
export const envScript = (env: Env): string => `window.__ENV__=${jsonForScript(envSchema.parse(env))};`;
