import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnouncement } from '../announcing/announce.ts';
import { FormDialog } from '../components/FormDialog/FormDialog.tsx';
import { KeyedText } from '../components/KeyedText/KeyedText.tsx';
import type { FormProblem } from '../forms/formMessage.ts';
import type { FormState } from '../forms/useForm.ts';
import styles from './Import.module.scss';
import { ImportSource, type ImportSourceProps } from './ImportSource.tsx';

export const NOTHING_TO_IMPORT = {
  place: 'form',
  message: 'importing.nothing',
  fields: [],
} as const satisfies FormProblem<never>;

export type ImportOutcome = 'new' | 'changed' | 'unchanged' | 'refused';

export const countOf = (rows: readonly { readonly outcome: string }[], ...wanted: readonly ImportOutcome[]): number =>
  rows.filter(({ outcome }) => wanted.some((each) => each === outcome)).length;

export type ImportDialogProps<Input extends { readonly text: string }> = Omit<
  ImportSourceProps,
  'name' | 'value' | 'onChange' | 'onReplace' | 'hint' | 'children'
> & {
  readonly form: FormState<Input>;
  /** Initial form values. When a file replaces the text, all other values are reset to their initial values. */
  readonly initial: Input;
  readonly title: string;
  readonly description: string;
  readonly rows: readonly { readonly outcome: string }[];
  /** Whether the import can only add rows, so that the number of changed rows is not shown. */
  readonly isAddOnly?: boolean | undefined;
  readonly count: number;
  /** Label of the submit button. Must contain the number of imported rows. */
  readonly submitLabel: string;
  /** Content between the text field and the counts, e.g. the recognized columns. */
  readonly notes?: ReactNode;
  readonly children: ReactNode;
  readonly onClose: () => void;
};

export function ImportDialog<Input extends { readonly text: string }>({
  form,
  initial,
  title,
  description,
  rows,
  isAddOnly = false,
  count,
  submitLabel,
  notes,
  children,
  onClose,
  ...source
}: ImportDialogProps<Input>) {
  const { t } = useTranslation();
  const change = (part: { readonly text: string }): void => form.change(part as Partial<Input>);
  const counts = t(isAddOnly ? 'importing.added' : 'importing.counts', {
    added: countOf(rows, 'new'),
    changed: countOf(rows, 'changed'),
    unchanged: countOf(rows, 'unchanged'),
    refused: countOf(rows, 'refused'),
  });
  useAnnouncement(rows.length > 0 ? counts : '');
  return (
    <FormDialog
      form={form}
      size="wide"
      title={title}
      description={description}
      submitLabel={count === 0 ? t('importing.submitNone') : submitLabel}
      onClose={onClose}
    >
      <ImportSource
        {...source}
        name="text"
        value={form.values.text}
        onChange={(text) => change({ text })}
        onReplace={(text) => change({ ...initial, text })}
      />
      <KeyedText>{notes}</KeyedText>
      {rows.length > 0 && <p className={styles.quiet}>{counts}</p>}
      <KeyedText>{children}</KeyedText>
    </FormDialog>
  );
}
