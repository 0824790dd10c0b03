import { err } from '../../shared/result.ts';
import { refused, type Write } from '../../shared/write.ts';
import type { CompilePattern } from '../../validation/patterns/patternEngine.ts';
import { made, type ConfiguredCompany } from './configuredCompany.ts';
import { refuseApplicationConfig } from './refuseApplicationConfig.ts';

/** The first application configuration of a company [PB-17], where there is none. */
export const createApplicationConfig = (
  compile: CompilePattern,
): Write<ConfiguredCompany, Readonly<Record<string, unknown>>> => ({
  action: 'application-config.created',
  bringsBack: true,
  decide(document, config, _fresh, earlier) {
    if (document.applicationConfig) return refused('', 'exists already');
    const created = { ...document, applicationConfig: { version: '1.0', config: { ...config } } };
    const refusal = refuseApplicationConfig(document, created, compile, earlier);
    return refusal ? err(refusal) : made(created);
  },
});
