import type { ChangeProblem } from '../../changes/changeDescription.ts';
import { hasInternationalReturns } from '../../validation/rules/presenceRules.ts';
import { countriesIn, type ApplicationConfigHolder } from '../applicationConfig.ts';
import { configKey, type ConfigPart } from '../configPart.ts';
import { readPart } from '../configValue.ts';

const tier: ConfigPart = { kind: 'setting', name: 'INTERNATIONAL_PRICING_TIERS' };

/** Warns if foreign countries are enabled without a pricing tier [VL-requiredForInternational]. */
export const internationalTierProblems = (configuration: ApplicationConfigHolder): readonly ChangeProblem[] =>
  readPart(configuration, tier) === undefined && hasInternationalReturns(countriesIn(configuration))
    ? [
        {
          problem: 'changes.problems.noInternationalTier',
          isBlocking: false,
          feature: 'settings',
          setting: configKey(tier),
        },
      ]
    : [];
