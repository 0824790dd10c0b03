import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RuleChecksList } from '../../../../application/rule-checks/RuleChecksList.ts';
import { addCheck } from '../../../../domain/rule-checks/checkEdits.ts';
import { requestedAfterOf, namesUnpublished, outcomesOf } from '../../../../domain/rule-checks/runChecks.ts';
import { usuallyExpected } from '../../../../domain/rule-checks/visitChecks.ts';
import type { CompanyConfiguration } from '../../../../domain/company/companyConfiguration.ts';
import { portalCurrency } from '../../../../domain/international/portalCurrency.ts';
import { isTextList } from '../../../../domain/shared/shapes.ts';
import type { OrderItem } from '../../../../domain/rules/evaluation/orderItem.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { Checkbox } from '../../../shared/components/Checkbox/Checkbox.tsx';
import { FormDialog } from '../../../shared/components/FormDialog/FormDialog.tsx';
import { useForm } from '../../../shared/forms/useForm.ts';
import { editProblem } from '../editProblem.ts';
import { CheckNameField, nameRules } from '../name/CheckNameField.tsx';
import { useExpectationText } from '../useExpectationText.ts';
import { useItemText } from '../useItemText.ts';
import styles from './MakeCheckDialog.module.scss';

export type MakeCheckDialogProps = {
  readonly checks: RuleChecksList;
  readonly item: OrderItem;
  readonly requestedOn: string;
  readonly pending: CompanyConfiguration;
  readonly onKept: (name: string) => void;
  readonly onClose: () => void;
};

/** `pinned` contains the kinds of the expected outcomes. */
type Input = { readonly name: string; readonly pinned: readonly string[] };

/** Dialog that saves an item as a check, with selected results of the pending rules as expectations [RL-7]. */
export const MakeCheckDialog = observer(function MakeCheckDialog(props: MakeCheckDialogProps) {
  const { checks, item, requestedOn, pending, onKept, onClose } = props;
  const { t } = useTranslation();
  const textOf = useExpectationText();
  const itemText = useItemText();
  const request = { item, askedAfter: requestedAfterOf(item, requestedOn) };
  const [outcomes] = useState(() => outcomesOf(checks.compiledPending, request));
  const [id] = useState(() => checks.nextId());
  const canPin = (name: string): boolean => outcomes.some((each) => each.of === name && !namesUnpublished(each));
  const form = useForm<Input>({
    draft: `new/check/${JSON.stringify(request)}`,
    initial: { name: '', pinned: usuallyExpected(outcomes).map(({ of }) => of) },
    fields: [
      nameRules,
      { name: 'pinned', restore: (stored) => (isTextList(stored) ? stored.filter(canPin) : undefined) },
    ],
    onSubmit: async ({ name, pinned }) => {
      const expected = outcomes.filter(({ of }) => pinned.includes(of));
      if (expected.length === 0) return { place: 'form', message: 'ruleChecks.refused.nothing-expected', fields: [] };
      const result = await checks.edit(addCheck({ id, name: name.trim(), ...request, expected }));
      if (!result.ok) return editProblem(result.error);
      if (result.value === 'queued') onClose();
      else {
        announce(t('ruleChecks.made.announced'));
        onKept(name.trim());
      }
      return undefined;
    },
  });
  const { pinned } = form.values;

  return (
    <FormDialog
      form={form}
      title={t('ruleChecks.make')}
      description={itemText(request, portalCurrency(pending))}
      submitLabel={t('ruleChecks.keep')}
      onClose={onClose}
    >
      <CheckNameField field={form.field('name')} />
      <fieldset className={styles.pinned}>
        <legend className={styles.legend}>{t('ruleChecks.pinned')}</legend>
        <p className={styles.hint}>{t('ruleChecks.pinnedHint')}</p>
        {outcomes.map((outcome) => {
          const text = textOf(outcome, pending);
          const isUnpublished = namesUnpublished(outcome);
          return (
            <Checkbox
              key={outcome.of}
              label={t('ruleChecks.pin', text)}
              description={isUnpublished ? t('ruleChecks.unpublished') : undefined}
              isDisabled={isUnpublished}
              isSelected={pinned.includes(outcome.of)}
              onChange={(isPinned) =>
                form.change({
                  pinned: isPinned ? [...pinned, outcome.of] : pinned.filter((each) => each !== outcome.of),
                })
              }
            />
          );
        })}
      </fieldset>
    </FormDialog>
  );
});
