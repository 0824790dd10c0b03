import { Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DispositionsEditor } from '../../../../application/dispositions/DispositionsEditor.ts';
import type { GradingGroup } from '../../../../domain/dispositions/disposition.ts';
import {
  CATEGORY_LIMIT,
  DISPOSITION_NAME_LIMIT,
  foldName,
  DISPOSITION_LIMITS,
} from '../../../../domain/dispositions/dispositionLists.ts';
import { charactersLeft, isTooLong } from '../../../../domain/validation/textLimit.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { IconButton } from '../../../shared/components/Button/IconButton.tsx';
import { FormDialog } from '../../../shared/components/FormDialog/FormDialog.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { Select } from '../../../shared/components/Select/Select.tsx';
import { TagField } from '../../../shared/components/TagField/TagField.tsx';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import { useForm } from '../../../shared/forms/useForm.ts';
import { dispositionMessage } from '../../../../domain/dispositions/dispositionMessage.ts';
import { categoryOperators, readStoredCategories, type CategoriesOfGroup } from './storedInput.ts';
import styles from './DispositionForm.module.scss';

export type GroupDialogProps = {
  readonly editor: DispositionsEditor;
  /** Id of the edited group. Absent for a new group. */
  readonly id?: string | undefined;
  readonly onClose: () => void;
};

type GroupInput = { readonly name: string; readonly conditions: readonly CategoriesOfGroup[] };

const BLANK: CategoriesOfGroup = { operator: 'fullMatch', value: [], typed: '' };

/** Returns the categories of a group, including text that the user typed but did not add to the list. */
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
  const [storedKeys, setKeys] = useState<readonly number[]>(() => values.conditions.map((_, nth) => nth));
  // If another user's edit has changed the number of conditions, use indexes as keys.
  const keys = storedKeys.length === values.conditions.length ? storedKeys : values.conditions.map((_, nth) => nth);
  const { error } = form.field('conditions');
  const firstBlank = values.conditions.findIndex((condition) => categoriesWithTyped(condition).length === 0);
  const invalidIndex = error === undefined ? -1 : Math.max(0, firstBlank);
  const set = (at: number, part: Partial<CategoriesOfGroup>): void =>
    change({ conditions: values.conditions.map((each, nth) => (nth === at ? { ...each, ...part } : each)) });

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
          return (
            <fieldset key={keys[at]} className={styles.categories}>
              <legend className={styles.legend}>{t('dispositions.form.condition', { number })}</legend>
              <Select
                label={t('dispositions.form.operator')}
                placeholder=""
                options={categoryOperators.map((operator) => ({
                  id: operator,
                  label: t(`dispositions.form.operators.${operator}`),
                }))}
                value={condition.operator}
                onChange={(operator) => set(at, { operator })}
              />
              <div className={styles.grow}>
                <TagField
                  label={t('dispositions.form.categories')}
                  hint={at === 0 ? t('dispositions.form.categoriesHint') : undefined}
                  error={at === invalidIndex ? error : undefined}
                  values={condition.value}
                  fold={foldName}
                  onChange={(value, typed) => set(at, { value, typed })}
                  typed={condition.typed}
                  onType={(typed) => set(at, { typed })}
                  limit={charactersLeft(CATEGORY_LIMIT, condition.typed)}
                  list={{
                    added: (added, dropped) =>
                      dropped > 0
                        ? t('dispositions.form.pastedSome', { added, dropped })
                        : t('dispositions.form.pasted', { added }),
                  }}
                  validate={(category) =>
                    isTooLong(CATEGORY_LIMIT, category)
                      ? t('dispositions.errors.tooLong', { max: CATEGORY_LIMIT.max })
                      : undefined
                  }
                  labels={{
                    added: (category) => t('dispositions.form.categoryAdded', { category }),
                    removed: (category) => t('dispositions.form.categoryRemoved', { category }),
                    duplicate: () => t('dispositions.errors.categoryTaken'),
                  }}
                />
              </div>
              <div className={styles.remove}>
                <IconButton
                  label={t('dispositions.form.conditionRemove', { number })}
                  icon={<Glyph of={Trash2} size="small" />}
                  onPress={() => {
                    setKeys(keys.toSpliced(at, 1));
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
                setKeys([...keys, Math.max(-1, ...keys) + 1]);
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
