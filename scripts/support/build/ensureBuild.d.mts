export function ensureBuild(targets: readonly ('page' | 'ssr' | 'server' | 'demo' | 'gallery')[]): Promise<void>;
