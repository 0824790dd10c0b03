import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DispositionsEditor } from '../../../../application/dispositions/DispositionsEditor.ts';
import type { GradingGroup } from '../../../../domain/dispositions/disposition.ts';
import {
  DISPOSITION_NAME_LIMIT,
  foldName,
  DISPOSITION_LIMITS,
} from '../../../../domain/dispositions/dispositionLists.ts';
import { charactersLeft } from '../../../../domain/validation/textLimit.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { IconButton } from '../../../shared/components/Button/IconButton.tsx';
import { FormDialog } from '../../../shared/components/FormDialog/FormDialog.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { Select } from '../../../shared/components/Select/Select.tsx';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import { useForm } from '../../../shared/forms/useForm.ts';
import { useListKeys } from '../../../shared/forms/useListKeys.ts';
import { dispositionMessage } from '../../../../domain/dispositions/dispositionMessage.ts';
import { CategoryField } from './CategoryField.tsx';
import { categoryOperators, readStoredCategories, type CategoriesOfGroup } from './storedInput.ts';
import styles from './DispositionForm.module.scss';

export type GroupDialogProps = {
  readonly editor: DispositionsEditor;
  /** Absent for a new group. */
  readonly id?: string | undefined;
  readonly onClose: () => void;
};

type GroupInput = { readonly name: string; readonly conditions: readonly CategoriesOfGroup[] };

const BLANK: CategoriesOfGroup = { operator: 'fullMatch', value: [], typed: '' };

const categoriesWithTyped = ({ value, typed }: CategoriesOfGroup): readonly string[] => {
  const typedCategory = typed.trim();
  return typedCategory === '' || value.some((each) => foldName(each) === foldName(typedCategory))
    ? value
    : [...value, typedCategory];
};

const groupOf = (id: string, { name, conditions }: GroupInput): GradingGroup => ({
  id,
  name: name.trim(),
  conditions: conditions.map((condition) => ({
    fact: 'categories',
    operator: condition.operator,
    value: categoriesWithTyped(condition),
  })),
});

export function GroupDialog({ editor, id, onClose }: GroupDialogProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const group = id === undefined ? undefined : editor.pending.groups.find((each) => each.id === id);
  const form = useForm<GroupInput>({
    draft: id === undefined ? 'new/disposition/groups' : `disposition/groups/${id}`,
    initial: {
      name: group?.name ?? '',
      conditions: group?.conditions.map(({ operator, value }) => ({ operator, value, typed: '' })) ?? [BLANK],
    },
    fields: [
      {
        name: 'name',
        label: 'dispositions.form.name',
        isRequired: true,
        blankMessage: 'dispositions.errors.nameBlank',
        limit: (name) => charactersLeft(DISPOSITION_NAME_LIMIT, name.trim()),
      },
      {
        name: 'conditions',
        label: 'dispositions.form.belongs',
        restore: readStoredCategories,
        check: (conditions) =>
          conditions.some((condition) => categoriesWithTyped(condition).length === 0)
            ? 'dispositions.errors.categoriesBlank'
            : undefined,
      },
    ],
    onSubmit(input) {
      const error = editor.save('groups', groupOf(id ?? editor.nextId('groups'), input));
      if (!error) return undefined;
      const field = error.kind.startsWith('name') || error.kind === 'list-full' ? 'name' : 'conditions';
      return { place: 'field', field, message: dispositionMessage(error) };
    },
    onSubmitted: onClose,
  });
  const { values, change } = form;
  const listKeys = useListKeys(values.conditions.length);
  const { error } = form.field('conditions');
  const firstBlank = values.conditions.findIndex((condition) => categoriesWithTyped(condition).length === 0);
  const invalidIndex = error === undefined ? -1 : Math.max(0, firstBlank);

  return (
    <FormDialog
      form={form}
      size="wide"
      title={t(group ? 'dispositions.form.edit.groups' : 'dispositions.add.groups')}
      onClose={onClose}
    >
      <TextField
        {...form.field('name')}
        label={t('dispositions.form.name')}
        hint={t('dispositions.form.nameHint.groups')}
        dir="auto"
        autoComplete="off"
        autoFocus
      />
      <section className={styles.part} aria-labelledby={headingId}>
        <h3 id={headingId} className={styles.heading}>
          {t('dispositions.form.belongs')}
        </h3>
        <p className={styles.hint}>{t('dispositions.form.belongsHint')}</p>
        {values.conditions.map((condition, at) => {
          const number = at + 1;
          const set = (part: Partial<CategoriesOfGroup>): void =>
            change({ conditions: values.conditions.with(at, { ...condition, ...part }) });
          return (
            <fieldset key={listKeys.keys[at]} className={styles.categories}>
              <legend className={styles.legend}>{t('dispositions.form.condition', { number })}</legend>
              <Select
                label={t('dispositions.form.operator')}
                placeholder=""
                options={categoryOperators.map((operator) => ({
                  id: operator,
                  label: t(`dispositions.form.operators.${operator}`),
                }))}
                value={condition.operator}
                onChange={(operator) => set({ operator })}
              />
              <div className={styles.grow}>
                <CategoryField
                  hint={at === 0 ? t('dispositions.form.categoriesHint') : undefined}
                  error={at === invalidIndex ? error : undefined}
                  values={condition.value}
                  fold={foldName}
                  onChange={(value, typed) => set({ value, typed })}
                  typed={condition.typed}
                  onType={(typed) => set({ typed })}
                  list={{
                    added: (added, dropped) =>
                      dropped > 0
                        ? t('dispositions.form.pastedSome', { added, dropped })
                        : t('dispositions.form.pasted', { added }),
                  }}
                />
              </div>
              <div className={styles.remove}>
                <IconButton
                  label={t('dispositions.form.conditionRemove', { number })}
                  icon={<Glyph of={Trash2} size="small" />}
                  onPress={() => {
                    listKeys.remove(at);
                    change({ conditions: values.conditions.toSpliced(at, 1) });
                  }}
                />
              </div>
            </fieldset>
          );
        })}
        {values.conditions.length < DISPOSITION_LIMITS.conditions && (
          <div>
            <Button
              icon={<Glyph of={Plus} />}
              onPress={() => {
                listKeys.add();
                change({ conditions: [...values.conditions, BLANK] });
              }}
            >
              {t('dispositions.form.conditionAdd')}
            </Button>
          </div>
        )}
      </section>
    </FormDialog>
  );
}
