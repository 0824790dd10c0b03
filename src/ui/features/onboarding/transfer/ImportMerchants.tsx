import { Download, FileUp } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import type { NewMerchantsEditor } from '../../../../application/onboarding/NewMerchantsEditor.ts';
import type { PendingMerchant } from '../../../../domain/onboarding/draft/draftChanges.ts';
import type { OnboardingOwner } from '../../../../domain/onboarding/draft/draftFields.ts';
import { namesUsedBy } from '../../../../domain/onboarding/draft/pendingMerchants.ts';
import {
  countMerchantColumns,
  merchantColumns,
  planColumns,
  type ColumnNames,
} from '../../../../domain/onboarding/transfer/merchantColumns.ts';
import { readMerchants, type MerchantRow } from '../../../../domain/onboarding/transfer/readMerchants.ts';
import { refusedRows, templateRows } from '../../../../domain/onboarding/transfer/writeMerchants.ts';
import { decodeText } from '../../../../domain/tables/decodeText.ts';
import { readTable, TABLE_LIMITS, tooMuchOf } from '../../../../domain/tables/readTable.ts';
import { EMPTY_DRAFT } from '../../../../domain/onboarding/draft/merchantDraft.ts';
import { announce, useAnnouncement } from '../../../shared/announcing/announce.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { FormDialog } from '../../../shared/components/FormDialog/FormDialog.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { TextArea } from '../../../shared/components/TextArea/TextArea.tsx';
import { useMessageText, type FormMessage } from '../../../shared/forms/formMessage.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { downloadTable } from '../../../shared/tables/downloadFile.ts';
import { TemplateButton } from '../../../shared/tables/TemplateButton.tsx';
import { useLanguage } from '../../../shared/useLanguage.ts';
import styles from './ImportMerchants.module.scss';
import { ImportPreview } from './ImportPreview.tsx';
import { tableMessage } from './tableMessage.ts';
import { useExistingMerchants } from './useExistingMerchants.ts';

const ACCEPTED = ['.csv', '.tsv', '.txt', 'text/csv', 'text/plain', 'text/tab-separated-values'];
/** Maximum number of bytes of a text within the limit. */
const MAX_FILE_SIZE = 4 * TABLE_LIMITS.characters;

type Reading = {
  readonly owner: OnboardingOwner;
  readonly pending: readonly PendingMerchant[];
  readonly labels: ColumnNames;
};

type ImportInput = { readonly text: string };

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

/** Imports merchants from a spreadsheet after a preview. One undo step. */
export const ImportMerchants = observer(function ImportMerchants({
  editor,
  onImported,
  onClose,
}: ImportMerchantsProps) {
  const { t } = useTranslation();
  const textOf = useMessageText();
  const language = useLanguage();
  const [refused, setRefused] = useState<string>();
  const { owner, pending } = editor;
  const labels = useMemo(
    () =>
      Object.fromEntries(
        (Object.keys(EMPTY_DRAFT) as readonly (keyof ColumnNames)[]).map((name) => [
          name,
          t(`newMerchants.fields.${name}`),
        ]),
      ) as ColumnNames,
    [t],
  );
  const countNames = useMemo(() => countMerchantColumns(owner, labels), [owner, labels]);

  const form = useForm<ImportInput>({
    draft: 'import/merchants',
    initial: { text: '' },
    fields: [{ name: 'text' }],
    onSubmit: async ({ text }) => {
      const settled = await existing.settle(read(text, { owner, pending, labels }).rows);
      const drafts = settled.filter(({ problems }) => problems.length === 0);
      // The user has not seen these problems yet.
      if (existing.state === 'checking' && drafts.length < count)
        return { place: 'form', message: 'newMerchants.import.foundExisting', fields: [] };
      if (drafts.length === 0) return { place: 'form', message: 'newMerchants.import.nothing', fields: [] };
      const added = editor.add(drafts.map(({ draft }) => draft));
      announce(t('newMerchants.import.imported', { count: added }));
      onImported();
      return undefined;
    },
    onSubmitted: onClose,
  });
  // Deferred, so that typing stays responsive.
  const text = useDeferredValue(form.values.text);
  const {
    problem,
    rows: judged,
    names,
    plan,
  } = useMemo(() => read(text, { owner, pending, labels }), [text, owner, pending, labels]);
  const existing = useExistingMerchants(judged);
  const { rows } = existing;
  const wrong = rows.filter(({ problems }) => problems.length > 0);
  const count = rows.length - wrong.length;
  const ready = t('newMerchants.import.ready', { count });
  const leftOut = t('newMerchants.import.leftOut', { count: wrong.length });
  const counts = wrong.length === 0 ? ready : t('common.twoSentences', { first: ready, second: leftOut });
  useAnnouncement(rows.length > 0 ? counts : '');
  const shownProblem = problem === undefined || problem === 'empty' ? undefined : tableMessage(t, problem);

  async function take(file: File | undefined): Promise<void> {
    setRefused(undefined);
    if (!file) return;
    if (file.size > MAX_FILE_SIZE) {
      setRefused(t('common.tooMuchToRead'));
      return;
    }
    try {
      form.change({ text: decodeText(new Uint8Array(await file.arrayBuffer()), language) });
    } catch {
      setRefused(t('newMerchants.import.unreadable'));
    }
  }

  function refuse(pasted: string): string | undefined {
    setRefused(undefined);
    const tooMuch = tooMuchOf(pasted, countNames);
    return tooMuch && tableMessage(t, tooMuch);
  }

  const reasonOf = ({ problems }: MerchantRow): string =>
    problems
      .map(({ column, problem: each }) =>
        column === undefined
          ? textOf(each as FormMessage)
          : t('newMerchants.import.reason', { column: labels[column], reason: textOf(each as FormMessage) }),
      )
      .join(' ');
  const columnList = (columns: readonly string[]): string => new Intl.ListFormat(language).format([...columns]);
  return (
    <FormDialog
      form={form}
      size="wide"
      title={t('newMerchants.import.title')}
      description={t('newMerchants.import.hint', { max: TABLE_LIMITS.rows })}
      submitLabel={count === 0 ? t('newMerchants.import.submitNone') : t('newMerchants.import.submit', { count })}
      onClose={onClose}
    >
      <div className={styles.sources}>
        <FileTrigger acceptedFileTypes={ACCEPTED} onSelect={(files) => void take(files?.[0])}>
          <Button icon={<Glyph of={FileUp} />}>{t('newMerchants.import.choose')}</Button>
        </FileTrigger>
        <TemplateButton onPress={() => downloadTable(t('newMerchants.import.templateName'), templateRows(owner))} />
      </div>
      <TextArea
        {...form.field('text')}
        optionalMark={undefined}
        label={t('newMerchants.import.paste')}
        error={refused ?? shownProblem}
        onPasteText={refuse}
        dir="auto"
        isMono
        rows={4}
        autoFocus
      />
      {plan && plan.missing.length > 0 && (
        <p className={styles.wrong}>
          {t('newMerchants.import.missing', { columns: columnList(plan.missing.map((name) => labels[name])) })}
        </p>
      )}
      {plan && plan.unknown.length > 0 && (
        <p className={styles.muted}>{t('newMerchants.import.unknown', { columns: columnList(plan.unknown) })}</p>
      )}
      {rows.length > 0 && (
        <>
          <div className={styles.counts}>
            <p className={styles.muted}>{counts}</p>
            {wrong.length > 0 && (
              <Button
                variant="quiet"
                size="compact"
                icon={<Glyph of={Download} size="small" />}
                onPress={() =>
                  downloadTable(
                    t('newMerchants.import.refusedName'),
                    refusedRows(names, rows, reasonOf, t('newMerchants.import.reasonColumn')),
                  )
                }
              >
                {t('newMerchants.import.refused', { count: wrong.length })}
              </Button>
            )}
          </div>
          {existing.state === 'checking' && <p className={styles.muted}>{t('newMerchants.import.checking')}</p>}
          {existing.state === 'failed' && (
            <div className={styles.counts}>
              <p className={styles.muted}>{t('newMerchants.import.unchecked')}</p>
              <Button variant="quiet" size="compact" onPress={existing.retry}>
                {t('common.retry')}
              </Button>
            </div>
          )}
          <ImportPreview names={names} columns={plan?.columns ?? []} rows={rows} labels={labels} />
        </>
      )}
      {text.trim() === '' && (
        <p className={styles.muted}>
          {t('newMerchants.import.columns', { columns: merchantColumns(owner).join(', ') })}
        </p>
      )}
    </FormDialog>
  );
});
