import type { Plugin } from 'vite';

/** Build values that name an address which the page calls. */
const ENDPOINTS = ['VITE_ERROR_REPORTING_ENDPOINT'] as const;

/** The origins of the endpoints that a page is built with; throws for one that is no address. */
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

/** Writes down beside the manifest of the build which origins the page calls: the service lets it, and no other page. */
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
