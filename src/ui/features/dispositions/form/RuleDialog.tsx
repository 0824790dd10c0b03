import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DispositionsEditor } from '../../../../application/dispositions/DispositionsEditor.ts';
import type { DispositionPlace, DispositionRule } from '../../../../domain/dispositions/disposition.ts';
import { rulePhrase } from '../../../../domain/dispositions/dispositionPhrases.ts';
import { unknownReferences } from '../../../../domain/dispositions/unknownReferences.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { Checkbox } from '../../../shared/components/Checkbox/Checkbox.tsx';
import { FormDialog } from '../../../shared/components/FormDialog/FormDialog.tsx';
import { Select } from '../../../shared/components/Select/Select.tsx';
import { Switch } from '../../../shared/components/Switch/Switch.tsx';
import { useForm } from '../../../shared/forms/useForm.ts';
import { usePhrase } from '../../../shared/changes/comparison/usePhrase.ts';
import { dispositionMessage } from '../../../../domain/dispositions/dispositionMessage.ts';
import { readStoredQuestions } from './storedInput.ts';
import { QuestionFields } from './QuestionFields.tsx';
import styles from './DispositionForm.module.scss';

export type RuleDialogProps = {
  readonly editor: DispositionsEditor;
  /** Absent for a new rule. */
  readonly rule?: DispositionRule | undefined;
  /** Initial group and location of a new rule. */
  readonly given?: { readonly groupId: string; readonly place: DispositionPlace } | undefined;
  readonly onClose: () => void;
};

type RuleInput = Omit<DispositionRule, 'id'>;

const newRule = (given: RuleDialogProps['given']): RuleInput => ({
  groupId: given?.groupId ?? '',
  conditions: [],
  thenActionId: '',
  elseActionId: '',
  isWarehouse: given?.place !== 'store',
  isStores: given?.place !== 'warehouse',
  active: true,
});

export function RuleDialog({ editor, rule, given, onClose }: RuleDialogProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const phraseText = usePhrase();
  const { pending } = editor;
  const { id: _, ...initialRule } = rule ?? { id: '', ...newRule(given) };
  const place = given ? `/${given.groupId}/${given.place}` : '';
  const form = useForm<RuleInput>({
    draft: rule ? `disposition/rules/${rule.id}` : `new/disposition/rules${place}`,
    initial: initialRule,
    fields: [
      {
        name: 'groupId',
        label: 'dispositions.form.group',
        isRequired: true,
        blankMessage: 'dispositions.errors.groupBlank',
      },
      {
        name: 'conditions',
        label: 'dispositions.form.questions',
        restore: readStoredQuestions,
        check: (conditions) =>
          conditions.some(({ attributeId }) => attributeId === '') ? 'dispositions.errors.questionBlank' : undefined,
      },
      {
        name: 'thenActionId',
        label: 'dispositions.form.then',
        isRequired: true,
        blankMessage: 'dispositions.errors.actionBlank',
      },
      {
        name: 'elseActionId',
        label: 'dispositions.form.else',
        isRequired: true,
        blankMessage: 'dispositions.errors.actionBlank',
      },
      { name: 'isWarehouse', label: 'dispositions.places.warehouse' },
      { name: 'isStores', label: 'dispositions.places.stores' },
      { name: 'active', label: 'dispositions.form.active' },
    ],
    onSubmit(input) {
      const error = editor.save('rules', { ...input, id: rule?.id ?? editor.nextId('rules') });
      if (!error) return undefined;
      const message = dispositionMessage(error);
      return error.kind === 'question-twice' || error.kind === 'too-many-questions'
        ? { place: 'field', field: 'conditions', message }
        : { place: 'form', message, fields: [] };
    },
    onSubmitted: onClose,
  });
  const { values, change } = form;
  const optionsOf = (entries: readonly { readonly id: string; readonly name: string }[]) =>
    entries.map(({ id, name }) => ({ id, label: name }));
  const actionOptions = optionsOf(pending.actions);
  const lacksParts = pending.groups.length === 0 || pending.actions.length === 0;
  const entered: DispositionRule = { ...values, id: rule?.id ?? '' };
  const isComplete = unknownReferences({ ...pending, rules: [entered] }).length === 0;
  const select = (name: 'groupId' | 'thenActionId' | 'elseActionId') => ({
    ...form.field(name),
    value: values[name] === '' ? undefined : values[name],
    placeholder: t('dispositions.form.choose'),
  });
  return (
    <FormDialog
      form={form}
      size="wide"
      title={t(rule ? 'dispositions.form.edit.rules' : 'dispositions.add.rules')}
      onClose={onClose}
    >
      {lacksParts && <Banner tone="info">{t('dispositions.form.lacksParts')}</Banner>}
      <output className={styles.said} aria-label={t('dispositions.form.said')} dir="auto">
        {isComplete ? phraseText(rulePhrase(entered, pending)) : t('dispositions.form.notWhole')}
      </output>
      <Select {...select('groupId')} label={t('dispositions.form.group')} options={optionsOf(pending.groups)} />
      <section className={styles.part} aria-labelledby={headingId}>
        <h3 id={headingId} className={styles.heading}>
          {t('dispositions.form.questions')}
        </h3>
        <p className={styles.hint}>
          {t(values.conditions.length === 0 ? 'dispositions.form.noQuestions' : 'dispositions.form.allHold')}
        </p>
        <QuestionFields
          attributes={pending.attributes}
          questions={values.conditions}
          error={form.field('conditions').error}
          onChange={(conditions) => change({ conditions })}
        />
      </section>
      <section className={styles.part} aria-label={t('dispositions.form.outcome')}>
        <div className={styles.pair}>
          <Select {...select('thenActionId')} label={t('dispositions.form.then')} options={actionOptions} />
          <Select {...select('elseActionId')} label={t('dispositions.form.else')} options={actionOptions} />
        </div>
      </section>
      <fieldset className={styles.places}>
        <legend className={styles.legend}>{t('dispositions.form.where')}</legend>
        <Checkbox
          label={t('dispositions.places.warehouse')}
          isSelected={values.isWarehouse}
          onChange={(isWarehouse) => change({ isWarehouse })}
        />
        <Checkbox
          label={t('dispositions.places.stores')}
          isSelected={values.isStores}
          onChange={(isStores) => change({ isStores })}
        />
      </fieldset>
      <Switch
        label={t('dispositions.form.active')}
        isSelected={values.active}
        onChange={(active) => change({ active })}
      />
    </FormDialog>
  );
}
