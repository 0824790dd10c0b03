import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsumerLanguagesEditor } from '../../../../application/languages/ConsumerLanguagesEditor.ts';
import type { LanguageRow } from '../../../../domain/consumer-languages/languageRows.ts';
import type { DataColumn } from '../../../shared/components/DataTable/DataTableProps.ts';
import { Switch } from '../../../shared/components/Switch/Switch.tsx';
import { LanguageLacks } from '../texts/LanguageLacks.tsx';
import { TextsMeter } from '../texts/TextsMeter.tsx';
import { useLanguageName } from '../useLanguageName.ts';
import { LanguageActions } from './LanguageActions.tsx';
import { LanguageTitle } from './LanguageTitle.tsx';

export function useLanguageColumns(editor: ConsumerLanguagesEditor): readonly DataColumn<LanguageRow>[] {
  const { t } = useTranslation();
  const languageName = useLanguageName();
  return useMemo(
    () => [
      {
        id: 'language',
        header: t('consumerLanguages.columns.language'),
        isRowHeader: true,
        place: 'title',
        width: 2.5,
        render: (row) => <LanguageTitle row={row} />,
      },
      {
        id: 'texts',
        header: t('consumerLanguages.columns.texts'),
        width: 2,
        render: ({ texts }) => <TextsMeter texts={texts} />,
      },
      {
        id: 'lacks',
        header: t('consumerLanguages.columns.lacks'),
        width: 2.5,
        render: (row) => <LanguageLacks editor={editor} row={row} />,
      },
      {
        id: 'offered',
        header: t('consumerLanguages.columns.offered'),
        place: 'aside',
        width: 'control',
        render: ({ language, isOffered, isDefault }) => (
          <Switch
            label={t('consumerLanguages.offer', { language: languageName(language) })}
            isLabelHidden
            isSelected={isOffered}
            isDisabled={isDefault && isOffered}
            onChange={(isOn) => editor.edit({ kind: isOn ? 'offer' : 'withdraw', language })}
          />
        ),
      },
      {
        id: 'actions',
        header: t('consumerLanguages.columns.actions'),
        isHeaderHidden: true,
        place: 'aside',
        width: 'icon',
        render: (row) => <LanguageActions editor={editor} row={row} />,
      },
    ],
    [t, languageName, editor],
  );
}
