import type { Plugin } from 'vite';

const ENDPOINTS = ['VITE_ERROR_REPORTING_ENDPOINT'] as const;

export const originsOf = (env: Readonly<Record<string, unknown>>): readonly string[] => [
  ...new Set(
    ENDPOINTS.flatMap((name) => {
      const value = env[name];
      if (typeof value !== 'string' || value === '') return [];
      if (!URL.canParse(value)) throw new Error(`${name} must be an address, not "${value}".`);
      return [new URL(value).origin];
    }),
  ),
];

/** Writes the origins that the page calls to a file. The service adds them to its content security policy. */
export function connectedOrigins(): Plugin {
  let origins: readonly string[] = [];
  return {
    name: 'connected-origins',
    apply: 'build',
    configResolved(config) {
      origins = originsOf(config.env);
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '.vite/origins.json', source: JSON.stringify(origins) });
    },
  };
}
