type Target = 'page' | 'ssr' | 'server' | 'demo' | 'gallery';

export const buildInputs: Readonly<Record<Target, readonly string[]>>;
export function ensureBuild(targets: readonly Target[]): Promise<void>;
