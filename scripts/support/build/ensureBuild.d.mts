/** Builds the targets whose sources changed since they were last built. */
export function ensureBuild(targets: readonly ('page' | 'ssr' | 'server' | 'demo' | 'gallery')[]): Promise<void>;
