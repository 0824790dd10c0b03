import { err } from '../../shared/result.ts';
import { refused, type Write } from '../../shared/write.ts';
import type { CompilePattern } from '../../validation/patterns/patternEngine.ts';
import { made as madeOf, type ConfiguredCompany } from './configuredCompany.ts';
import { refuseApplicationConfig } from './refuseApplicationConfig.ts';

const created = <Document extends ConfiguredCompany>(
  document: Document,
  config: Readonly<Record<string, unknown>>,
): Document => ({ ...document, applicationConfig: { version: '1.0', config: { ...config } } });

/** Creates the first application configuration [PB-17]. */
export const createApplicationConfig = (
  compile: CompilePattern,
): Write<ConfiguredCompany, Readonly<Record<string, unknown>>> => ({
  action: 'application-config.created',
  wanted: created,
  decide(document, config, _fresh, earlier) {
    if (document.applicationConfig) return refused('', 'exists already');
    const made = created(document, config);
    const refusal = refuseApplicationConfig(document, made, compile, earlier);
    return refusal ? err(refusal) : madeOf(made);
  },
});
