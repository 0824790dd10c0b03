import { Download } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewMerchantsEditor } from '../../../../application/onboarding/NewMerchantsEditor.ts';
import type { PendingMerchant } from '../../../../domain/onboarding/draft/draftChanges.ts';
import type { OnboardingOwner } from '../../../../domain/onboarding/draft/draftFields.ts';
import { namesUsedBy } from '../../../../domain/onboarding/draft/pendingMerchants.ts';
import {
  countMerchantColumns,
  merchantColumns,
  planColumns,
  type ColumnNames,
  type MerchantColumn,
} from '../../../../domain/onboarding/transfer/merchantColumns.ts';
import { readMerchants, type MerchantRow } from '../../../../domain/onboarding/transfer/readMerchants.ts';
import { refusedRows, templateRows } from '../../../../domain/onboarding/transfer/writeMerchants.ts';
import { readTable, TABLE_LIMITS, tooMuchOf } from '../../../../domain/tables/readTable.ts';
import { EMPTY_DRAFT } from '../../../../domain/onboarding/draft/merchantDraft.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { useMessageText, type FormMessage } from '../../../shared/forms/formMessage.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { ImportDialog, NOTHING_TO_IMPORT } from '../../../shared/importing/ImportDialog.tsx';
import { ImportPreview } from '../../../shared/importing/ImportPreview.tsx';
import { tableMessage } from '../../../shared/importing/tableMessage.ts';
import { UnreadColumns } from '../../../shared/importing/UnreadColumns.tsx';
import { downloadTable } from '../../../shared/tables/downloadFile.ts';
import { useLanguage } from '../../../shared/useLanguage.ts';
import styles from './ImportMerchants.module.scss';
import { useExistingMerchants } from './useExistingMerchants.ts';

const NO_INPUT = { text: '' };

type Reading = {
  readonly owner: OnboardingOwner;
  readonly pending: readonly PendingMerchant[];
  readonly labels: ColumnNames;
};

export type ImportMerchantsProps = {
  readonly editor: NewMerchantsEditor;
  readonly onImported: () => void;
  readonly onClose: () => void;
};

function read(text: string, { owner, pending, labels }: Reading) {
  const table = readTable(text, countMerchantColumns(owner, labels));
  if (!table.ok) return { problem: table.error.kind, rows: [], names: [], plan: undefined } as const;
  const { names, rows } = table.value;
  const plan = planColumns(names, owner, labels);
  const isComplete = plan.missing.length === 0;
  return {
    problem: undefined,
    names,
    plan,
    rows: isComplete ? readMerchants({ rows, plan }, owner, pending, namesUsedBy(pending)) : [],
  } as const;
}

/** Returns the imported value, or the original cell if the column is ignored. */
function shownValue({ draft, cells }: MerchantRow, place: number, column: MerchantColumn | undefined): string {
  const value = column && draft[column];
  return typeof value === 'string' && value !== '' ? value : (cells[place] ?? '');
}

/** Imports merchants from a spreadsheet after a preview, as a single undo step. */
export const ImportMerchants = observer(function ImportMerchants(props: ImportMerchantsProps) {
  const { editor, onImported, onClose } = props;
  const { t } = useTranslation();
  const textOf = useMessageText();
  const language = useLanguage();
  const { owner, pending } = editor;
  const labels = useMemo(
    () =>
      Object.fromEntries(
        (Object.keys(EMPTY_DRAFT) as readonly (keyof ColumnNames)[]).map((name) => [
          name,
          t(`onboarding.fields.${name}`),
        ]),
      ) as ColumnNames,
    [t],
  );
  const countNames = useMemo(() => countMerchantColumns(owner, labels), [owner, labels]);

  const form = useForm({
    draft: 'import/merchants',
    initial: NO_INPUT,
    fields: [{ name: 'text' }],
    onSubmit: async ({ text }) => {
      const settled = await existing.settle(read(text, { owner, pending, labels }).rows);
      const drafts = settled.filter(({ problems }) => problems.length === 0);
      // Stop if the check has found problems that the user has not seen yet.
      if (existing.state === 'checking' && drafts.length < count)
        return { place: 'form', message: 'onboarding.import.foundExisting', fields: [] };
      if (drafts.length === 0) return NOTHING_TO_IMPORT;
      const added = editor.add(drafts.map(({ draft }) => draft));
      announce(t('onboarding.import.imported', { count: added }));
      onImported();
      return undefined;
    },
    onSubmitted: onClose,
  });
  const text = useDeferredValue(form.values.text);
  const table = useMemo(() => read(text, { owner, pending, labels }), [text, owner, pending, labels]);
  const { problem, names, plan } = table;
  const existing = useExistingMerchants(table.rows);
  const { rows } = existing;
  const count = rows.filter(({ problems }) => problems.length === 0).length;
  const refusedCount = rows.length - count;
  const reasonsOf = ({ problems }: MerchantRow): readonly string[] =>
    problems.map(({ column, problem: each }) => {
      const reason = textOf(each as FormMessage);
      return column === undefined ? reason : t('importing.reason', { column: labels[column], reason });
    });
  const preview = rows.map((row) => ({
    row: row.row,
    outcome: row.problems.length === 0 ? ('new' as const) : ('refused' as const),
    cells: names.map((_, place) => ({ text: shownValue(row, place, plan?.columns[place]) })),
    problems: reasonsOf(row),
  }));

  function downloadRefused(): void {
    const table = refusedRows(names, rows, (row) => reasonsOf(row).join(' '), t('onboarding.import.reasonColumn'));
    downloadTable(t('onboarding.import.refusedName'), table);
  }

  return (
    <ImportDialog
      form={form}
      initial={NO_INPUT}
      title={t('onboarding.import.title')}
      description={t('onboarding.import.hint', { max: TABLE_LIMITS.rows })}
      label={t('onboarding.import.paste')}
      error={tableMessage(t, problem)}
      refuse={(pasted) => tableMessage(t, tooMuchOf(pasted, countNames))}
      onTemplate={() => downloadTable(t('onboarding.import.templateName'), templateRows(owner))}
      rows={preview}
      isAddOnly
      count={count}
      submitLabel={t('onboarding.import.submit', { count })}
      notes={
        <>
          {plan && plan.missing.length > 0 && (
            <p className={styles.refused}>
              {t('onboarding.import.missing', {
                columns: new Intl.ListFormat(language).format(plan.missing.map((name) => labels[name])),
              })}
            </p>
          )}
          <UnreadColumns names={plan?.unknown ?? []} />
        </>
      }
      onClose={onClose}
    >
      {refusedCount > 0 && (
        <div>
          <Button variant="quiet" size="compact" icon={<Glyph of={Download} size="small" />} onPress={downloadRefused}>
            {t('onboarding.import.refused', { count: refusedCount })}
          </Button>
        </div>
      )}
      {existing.state === 'checking' && <p className={styles.quiet}>{t('onboarding.import.checking')}</p>}
      {existing.state === 'failed' && (
        <div className={styles.unchecked}>
          <p className={styles.quiet}>{t('onboarding.import.unchecked')}</p>
          <Button variant="quiet" size="compact" onPress={existing.retry}>
            {t('common.retry')}
          </Button>
        </div>
      )}
      <ImportPreview
        columns={names.map((name, place) => {
          const column = plan?.columns[place];
          return column ? labels[column] : name;
        })}
        rows={preview}
      />
      {text.trim() === '' && (
        <p className={styles.quiet}>{t('onboarding.import.columns', { columns: merchantColumns(owner).join(', ') })}</p>
      )}
    </ImportDialog>
  );
});
