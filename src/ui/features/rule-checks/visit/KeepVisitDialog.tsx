import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RuleChecksList } from '../../../../application/rule-checks/RuleChecksList.ts';
import type { CompanyConfiguration } from '../../../../domain/company/companyConfiguration.ts';
import { addChecks } from '../../../../domain/rule-checks/checkEdits.ts';
import { checksOfVisit, VISIT_NAME_LIMIT, type VisitedItem } from '../../../../domain/rule-checks/visitChecks.ts';
import { isTextList } from '../../../../domain/shared/shapes.ts';
import { charactersLeft } from '../../../../domain/validation/textLimit.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { Checkbox } from '../../../shared/components/Checkbox/Checkbox.tsx';
import { FormDialog } from '../../../shared/components/FormDialog/FormDialog.tsx';
import { useForm } from '../../../shared/forms/useForm.ts';
import { isolated } from '../../../shared/texts/isolated.ts';
import { editProblem } from '../editProblem.ts';
import styles from '../make/MakeCheckDialog.module.scss';
import { CheckNameField, nameRules } from '../name/CheckNameField.tsx';
import { useExpectationText } from '../useExpectationText.ts';

export type KeepVisitDialogProps = {
  readonly checks: RuleChecksList;
  readonly items: readonly VisitedItem[];
  readonly requestedOn: string;
  readonly pending: CompanyConfiguration;
  readonly onKept: (number: number) => void;
  readonly onClose: () => void;
};

type Input = { readonly name: string; readonly selectedIndexes: readonly string[] };

/** Dialog that creates a check for each item. The check expects the decision of the pending rules [RL-7] [CF-7]. */
export const KeepVisitDialog = observer(function KeepVisitDialog(props: KeepVisitDialogProps) {
  const { checks, items, requestedOn, pending, onKept, onClose } = props;
  const { t } = useTranslation();
  const textOf = useExpectationText();
  const indexes = items.map((_, nth) => String(nth));
  const [ids] = useState(() => indexes.map(() => checks.nextId()));
  const form = useForm<Input>({
    draft: `new/checks/${JSON.stringify([items, requestedOn])}`,
    initial: { name: '', selectedIndexes: indexes },
    fields: [
      { ...nameRules, limit: (name: string) => charactersLeft(VISIT_NAME_LIMIT, name.trim()) },
      {
        name: 'selectedIndexes',
        restore: (stored) => (isTextList(stored) ? stored.filter((each) => indexes.includes(each)) : undefined),
      },
    ],
    onSubmit: async ({ name, selectedIndexes }) => {
      if (selectedIndexes.length === 0) return { place: 'form', message: 'testReturn.check.none', fields: [] };
      const chosen = items.filter((_, nth) => selectedIndexes.includes(String(nth)));
      const drafts = checksOfVisit(checks.compiledPending, { name, requestedOn, items: chosen });
      const result = await checks.edit(addChecks(drafts.map((draft, nth) => ({ id: ids[nth] ?? '', ...draft }))));
      return result.ok ? undefined : editProblem(result.error);
    },
    onSubmitted: () => {
      announce(t('ruleChecks.made.announced'));
      onKept(form.values.selectedIndexes.length);
    },
  });
  const { selectedIndexes } = form.values;
  const expected = checksOfVisit(checks.compiledPending, { name: '', requestedOn, items });

  return (
    <FormDialog
      form={form}
      title={t('testReturn.check.act')}
      description={t('testReturn.check.description')}
      submitLabel={t('ruleChecks.keep')}
      onClose={onClose}
    >
      <CheckNameField field={form.field('name')} limit={VISIT_NAME_LIMIT} />
      <fieldset className={styles.pinned}>
        <legend className={styles.legend}>{t('ruleChecks.pinned')}</legend>
        {items.map(({ name }, nth) => (
          <Checkbox
            key={indexes[nth]}
            label={isolated(name)}
            description={expected[nth]?.expected
              .map((outcome) => t('ruleChecks.pin', textOf(outcome, pending)))
              .join(' · ')}
            isSelected={selectedIndexes.includes(String(nth))}
            onChange={(isSelected) =>
              form.change({
                selectedIndexes: indexes.filter((each) =>
                  each === String(nth) ? isSelected : selectedIndexes.includes(each),
                ),
              })
            }
          />
        ))}
      </fieldset>
    </FormDialog>
  );
});
