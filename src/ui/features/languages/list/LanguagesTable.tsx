import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsumerLanguagesEditor } from '../../../../application/languages/ConsumerLanguagesEditor.ts';
import { configKey } from '../../../../domain/application-config/configPart.ts';
import type { LanguageRow } from '../../../../domain/consumer-languages/languageRows.ts';
import { isLanguage, nameOrder } from '../../../../domain/languages/language.ts';
import { DataTable } from '../../../shared/components/DataTable/DataTable.tsx';
import type { RowReorder } from '../../../shared/components/DataTable/DataTableProps.ts';
import { TextsLegend } from '../texts/TextsMeter.tsx';
import { useLanguageName } from '../useLanguageName.ts';
import { useLanguageColumns } from './useLanguageColumns.tsx';
import styles from './LanguagesTable.module.scss';

const idOf = ({ language }: LanguageRow): string => language;
const isChanged = ({ change, isDefault, wasDefault }: LanguageRow): boolean =>
  change !== 'none' || isDefault !== wasDefault;

/** Table of all languages. Offered languages are first, in the order of the customers' menu. */
export const LanguagesTable = observer(function LanguagesTable({
  editor,
}: {
  readonly editor: ConsumerLanguagesEditor;
}) {
  const { t, i18n } = useTranslation();
  const languageName = useLanguageName();
  const columns = useLanguageColumns(editor);
  const { rows } = editor;
  const sortedRows = useMemo(() => {
    const isInMenu = ({ isOffered, change }: LanguageRow): boolean => isOffered || change === 'withdrawn';
    const notInMenu = rows.filter((row) => !isInMenu(row));
    return [
      ...rows.filter(isInMenu),
      ...notInMenu.toSorted(nameOrder(i18n.language, ({ language }) => languageName(language))),
    ];
  }, [rows, i18n.language, languageName]);
  const offered = rows.filter(({ isOffered }) => isOffered);
  const reorder: RowReorder = {
    onReorder: (ids) => editor.edit({ kind: 'arrange', order: ids.filter(isLanguage) }),
    isDisabled: offered.length < 2,
    canMove: (id) => rows.some(({ language, isOffered }) => language === id && isOffered),
  };
  return (
    <section
      className={styles.part}
      aria-label={t('consumerLanguages.table')}
      data-setting={configKey({ kind: 'languages' })}
    >
      <p className={styles.count}>
        {t('consumerLanguages.offeredOf', { offered: offered.length, total: rows.length })}
      </p>
      <DataTable
        label={t('consumerLanguages.table')}
        columns={columns}
        items={sortedRows}
        idOf={idOf}
        labelOf={({ language }) => languageName(language)}
        isChanged={isChanged}
        reorder={reorder}
        reorderLabel={t('consumerLanguages.columns.order')}
      />
      {editor.pending && <TextsLegend start={editor.pending.start} />}
    </section>
  );
});
