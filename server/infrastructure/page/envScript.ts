import { type Env, envSchema } from '../../../contract/env.ts';
import { jsonForScript } from './escapeHtml.ts';

/** The content of `/env.js`. Reading by the schema drops every key that is not allow-listed. */
export const envScript = (env: Env): string => `window.__ENV__=${jsonForScript(envSchema.parse(env))};`;
