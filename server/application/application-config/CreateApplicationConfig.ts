import type { CompilePattern } from '../../../src/domain/validation/patterns/patternEngine.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { ConfigurationWrite, EditConfiguration } from '../publishing/EditConfiguration.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import { recordedChanges } from './recordedChanges.ts';
import { refuseApplicationConfig } from './refuseApplicationConfig.ts';

export type CreateApplicationConfigRequest = ConfigurationWrite & {
  readonly config: Readonly<Record<string, unknown>>;
};

/** The first application configuration of a company (source, section 7), where there is none. */
export class CreateApplicationConfig {
  readonly #configuration: EditConfiguration;
  readonly #compile: CompilePattern;

  constructor(configuration: EditConfiguration, compile: CompilePattern) {
    this.#configuration = configuration;
    this.#compile = compile;
  }

  execute(request: CreateApplicationConfigRequest): Promise<Result<void, ServiceFailure>> {
    const { config } = request;
    return this.#configuration.execute(request, 'application-config.created', (document) => {
      if (document.applicationConfig)
        return err({ kind: 'invalid', errors: [{ pointer: '', message: 'exists already' }] });
      const created = { ...document, applicationConfig: { version: '1.0', config: { ...config } } };
      const refused = refuseApplicationConfig(document, created, this.#compile);
      if (refused) return err(refused);
      const changes = recordedChanges(document, created);
      return ok({ document: created, changes, detail: { parts: Object.keys(config) }, answer: undefined });
    });
  }
}
