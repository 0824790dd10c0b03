import { ArrowDown, ArrowUp, Ellipsis, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ConsumerLanguagesEditor } from '../../../../application/languages/ConsumerLanguagesEditor.ts';
import type { LanguageRow } from '../../../../domain/consumer-languages/languageRows.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { IconButton } from '../../../shared/components/Button/IconButton.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { Menu } from '../../../shared/components/Menu/Menu.tsx';
import type { MenuEntry } from '../../../shared/components/Menu/MenuProps.ts';
import { useLanguageName } from '../useLanguageName.ts';

export type LanguageActionsProps = { readonly editor: ConsumerLanguagesEditor; readonly row: LanguageRow };

/** Announces moves, because the row moves away from the focus. */
export function LanguageActions({ editor, row }: LanguageActionsProps) {
  const { t } = useTranslation();
  const languageName = useLanguageName();
  const { language, isOffered, isDefault, isFirst, isLast } = row;
  if (!isOffered) return undefined;
  const name = languageName(language);
  const label = t('consumerLanguages.menu.label', { language: name });

  function move(by: -1 | 1): void {
    editor.move(language, by);
    const offered = editor.pending?.offered ?? [];
    announce(t('common.table.moved', { row: name, position: offered.indexOf(language) + 1, total: offered.length }));
  }

  const entries = (): readonly MenuEntry[] => [
    {
      id: 'default',
      label: t('consumerLanguages.menu.makeDefault'),
      icon: <Glyph of={Star} size="small" />,
      isDisabled: isDefault,
      onAction: () => editor.edit({ kind: 'make-default', language }),
    },
    {
      id: 'up',
      label: t('consumerLanguages.menu.moveUp'),
      icon: <Glyph of={ArrowUp} size="small" />,
      isDisabled: isFirst,
      onAction: () => move(-1),
    },
    {
      id: 'down',
      label: t('consumerLanguages.menu.moveDown'),
      icon: <Glyph of={ArrowDown} size="small" />,
      isDisabled: isLast,
      onAction: () => move(1),
    },
  ];
  return (
    <Menu label={label} entries={entries}>
      <IconButton label={label} icon={<Glyph of={Ellipsis} />} size="compact" />
    </Menu>
  );
}
