import { ok } from '../../shared/result.ts';
import { refuseSettings } from '../../settings/refuseSettings.ts';
import { refused, type Write } from '../../shared/write.ts';
import { withSettings, type CompanySettings, type CompanySettingsPatch } from '../companySettings.ts';

/** Writes the named settings of a company whole; the others stay as they are [CF-7]. */
export const updateSettings: Write<CompanySettings, CompanySettingsPatch> = {
  action: 'company.settings-updated',
  decide(document, patch) {
    const refusal = refuseSettings(patch);
    if (refusal) return refused(`/${refusal.name}`, refusal.message, refusal.message);
    return ok({ document: withSettings(document, patch), answer: undefined });
  },
};
