import { ok } from '../../shared/result.ts';
import type { Write } from '../../shared/write.ts';
import { withSettings, type CompanySettings, type CompanySettingsPatch } from '../../company/companySettings.ts';

/** Replaces only the settings that the patch contains [CF-7]. */
export const updateSettings: Write<CompanySettings, CompanySettingsPatch> = {
  action: 'company.settings-updated',
  wanted: withSettings,
  decide: (document, patch) => ok({ document: withSettings(document, patch), answer: undefined }),
};
