import { Search } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { ShortcutsStore } from '../../../application/commands/ShortcutsStore.ts';
import { CommandsContext } from '../../features/commands/CommandsContext.ts';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { Kbd, withCommandKey } from '../../shared/components/Kbd/Kbd.tsx';
import { useService } from '../../shared/services.tsx';
import styles from './sidebar/Sidebar.module.scss';

/** Button that opens the command palette. Hidden if shortcuts or the search are disabled. */
export const SearchButton = observer(function SearchButton() {
  const { t } = useTranslation();
  const openCommands = use(CommandsContext);
  if (!useService(ShortcutsStore).areOn) return undefined;
  return (
    <button
      type="button"
      className={styles.search}
      title={t('commands.open')}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => openCommands('palette')}
    >
      <Glyph of={Search} size="small" />
      <span>{t('commands.search')}</span>
      <Kbd keys={withCommandKey('K')} />
    </button>
  );
});
