import type { Env } from '../../contract/env.ts';
import type { Translator } from '../application/languages/Translator.ts';
import type { ErrorReporter } from '../application/shared/ErrorReporter.ts';
import { createContainer, type Services } from '../infrastructure/ioc/container.ts';
import { features } from '../infrastructure/ioc/features.ts';
import { platformModule } from '../infrastructure/ioc/platformModule.ts';

/** The page's container: the demo's adapters in a demo build, the service's in every other. */
export async function createServices(env: Env, translator: Translator, reporter: ErrorReporter): Promise<Services> {
  const adapters =
    import.meta.env.MODE === 'demo'
      ? (await import('./demoComposition.ts')).adapters
      : (await import('../infrastructure/ioc/serviceAdapters.ts')).serviceAdapters;
  return createContainer([platformModule(env, translator, reporter), adapters, ...features]);
}
