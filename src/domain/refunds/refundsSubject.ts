import type { ChangeContext, ChangeProblem } from '../changes/changeDescription.ts';
import { fieldsSubject } from '../changes/fields/fieldsSubject.ts';
import { fieldKey, readField } from '../changes/fields/fieldSet.ts';
import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import type { RefundSettings } from '../company/companySettings.ts';
import { refundsFields } from './refundsFields.ts';

const isOn = (configuration: CompanyConfiguration): boolean =>
  readField(refundsFields, configuration, 'enabled') === true;

const refundsProblems = ({ before, after }: ChangeContext): readonly ChangeProblem[] =>
  isOn(before) && !isOn(after)
    ? [{ problem: 'refunds.problems.switchedOff', isBlocking: false, setting: fieldKey(refundsFields, 'enabled') }]
    : [];

const fields = fieldsSubject(refundsFields, { problems: refundsProblems });

/** Adds `enabled` to the refund settings, because no call accepts a fee without it. */
function withSwitch(configuration: CompanyConfiguration): CompanyConfiguration {
  const refunds: Partial<RefundSettings> | undefined = configuration.refunds;
  return refunds ? { ...configuration, refunds: { enabled: false, ...refunds } } : configuration;
}

export const refundsSubject: typeof fields = {
  ...fields,
  apply: (configuration, changes) => withSwitch(fields.apply(configuration, changes)),
};
