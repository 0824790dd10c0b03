import { refundSettingProblem } from '../../refunds/refundSettingProblem.ts';
import { refuseSettings as refusePageSettings } from '../refuseSettings.ts';
import { err, ok } from '../../shared/result.ts';
import { refuse, type Write, type WriteRefusal } from '../../shared/write.ts';
import { withSettings, type CompanySettings, type CompanySettingsPatch } from '../../company/companySettings.ts';
import { termsUrlProblem } from '../../return-form/termsUrlProblem.ts';

/** Writes the named settings of a company whole; the others stay as they are [CF-7]. */
export const updateSettings: Write<CompanySettings, CompanySettingsPatch> = {
  action: 'company.settings-updated',
  wanted: withSettings,
  decide(document, patch, _fresh, earlier = []) {
    const refusal = refuseSettings([document, ...earlier], patch);
    return refusal ? err(refusal) : ok({ document: withSettings(document, patch), answer: undefined });
  },
};

/** What the page refuses is refused here, but for what is held already: each setting that has a page adds its validator. */
function refuseSettings(held: readonly CompanySettings[], patch: CompanySettingsPatch): WriteRefusal | undefined {
  const url = patch.termsAndConditionsUrl ?? '';
  const terms = held.some((each) => each.termsAndConditionsUrl === url) ? undefined : termsUrlProblem(url);
  if (terms) return refuse('/termsAndConditionsUrl', terms.key);
  const refunds = refundSettingProblem(held, patch);
  if (refunds) return refuse(refunds.pointer, refunds.reason);
  const found = refusePageSettings(held, patch);
  return found && refuse(`/${found.name}`, found.message, found.message);
}
