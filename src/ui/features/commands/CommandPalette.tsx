import { Search } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useMemo, useState, useRef, type ReactNode } from 'react';
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Input, SearchField } from 'react-aria-components/SearchField';
import { useTranslation } from 'react-i18next';
import {
  AutocompleteStateContext,
  FieldInputContext,
  SelectableCollectionContext,
} from 'react-aria-components/Autocomplete';
import { useAutocomplete } from 'react-aria/useAutocomplete';
import { RecentCommands } from '../../../application/commands/RecentCommands.ts';
import { SessionStore } from '../../../application/session/SessionStore.ts';
import { LocalStorage } from '../../../application/shared/KeyValueStorage.ts';
import { rankMatches } from '../../../domain/navigation/rankMatches.ts';
import { useAnnouncement } from '../../shared/announcing/announce.ts';
import { classNames } from '../../shared/classNames.ts';
import { Dialog } from '../../shared/components/Dialog/Dialog.tsx';
import field from '../../shared/components/Field/Field.module.scss';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { Icon } from '../../shared/components/Icon/Icon.tsx';
import { Kbd } from '../../shared/components/Kbd/Kbd.tsx';
import popover from '../../shared/components/OverlayFrame/Popover.module.scss';
import { useService } from '../../shared/services.tsx';
import styles from './CommandPalette.module.scss';
import type { CommandPaletteProps } from './CommandProps.ts';
import { useCommands } from './useCommands.ts';
import { useMerchantCommands } from './useMerchantCommands.ts';

const MAX_ENTRIES = 90;
/** Number of recent commands shown while the search text is empty. */
const MAX_RECENT = 5;
const groups = ['pages', 'settings', 'merchants', 'actions'] as const;

/**
 * Dialog to search for pages, settings, actions and, for admins, merchants. The first Escape clears the text, the
 * second closes the dialog, as the ARIA Authoring Practices recommend.
 */
export const CommandPalette = observer(function CommandPalette(props: CommandPaletteProps) {
  const { onClose } = props;
  const { t, i18n } = useTranslation();
  const inAList = new Intl.ListFormat(i18n.language, { type: 'unit', style: 'short' });
  const [typed, setTyped] = useState('');
  const { commands, isLoading } = useCommands(props, typed.trim() !== '');
  const merchants = useMerchantCommands(props, typed);
  const foundCommands = [...rankMatches(commands, typed), ...merchants.commands];
  const storage = useService(LocalStorage);
  const userId = useService(SessionStore).shown?.userInfo.userId ?? '';
  const recents = useMemo(() => new RecentCommands(storage, userId), [storage, userId]);
  const recent =
    typed.trim() === ''
      ? recents.list
          .flatMap((each) => commands.find(({ id }) => id === each.id) ?? merchants.recent(each) ?? [])
          .slice(0, MAX_RECENT)
      : [];
  const otherCommands = foundCommands.filter((command) => !recent.includes(command));
  const all = [...recent, ...otherCommands];
  const grouped = [
    { group: 'recent' as const, entries: recent },
    ...groups.map((group) => ({ group, entries: otherCommands.filter((command) => command.group === group) })),
  ].filter(({ entries }) => entries.length > 0);
  const unlisted = grouped.reduce((sum, { entries }) => sum + Math.max(0, entries.length - MAX_ENTRIES), 0);
  const isSearching = merchants.state === 'searching';
  const hasFailed = merchants.state === 'failed';
  const nothing = isSearching || isLoading ? '' : t('commands.nothing');
  useAnnouncement(hasFailed ? t('merchants.failed.title') : foundCommands.length === 0 ? nothing : '');
  return (
    <Dialog isOpen isSheet title={t('commands.title')} onClose={onClose}>
      <CommandSearch typed={typed} onType={setTyped}>
        <SearchField aria-label={t('commands.label')} autoFocus>
          <div className={field.box}>
            <span className={field.affix}>
              <Glyph of={Search} />
            </span>
            <Input className={classNames(field.control)} placeholder={t('commands.label')} />
          </div>
        </SearchField>
        <ListBox
          aria-label={t('commands.title')}
          className={classNames(styles.list)}
          {...(nothing !== '' && { renderEmptyState: () => <p className={popover.nothing}>{nothing}</p> })}
          onAction={(id) => {
            onClose();
            const chosen = all.find((command) => command.id === id);
            if (!chosen) return;
            recents.add(chosen);
            chosen.run();
          }}
        >
          {grouped.map(({ group, entries }) => (
            <ListBoxSection key={group} id={group}>
              <Header className={classNames(styles.group)}>{t(`commands.groups.${group}`)}</Header>
              {entries.slice(0, MAX_ENTRIES).map(({ id, label, keywords, icon, keys, lang }) => (
                <ListBoxItem key={id} id={id} textValue={label} className={classNames(popover.item)}>
                  {icon === undefined ? <span className={styles.noIcon} /> : <Icon name={icon} size="small" />}
                  <span className={popover.words} lang={lang}>
                    {label}
                  </span>
                  {keywords && <span className={popover.trail}>{inAList.format(keywords)}</span>}
                  {keys !== undefined && (
                    <span className={styles.keys} aria-hidden="true">
                      <Kbd keys={keys} />
                    </span>
                  )}
                </ListBoxItem>
              ))}
            </ListBoxSection>
          ))}
        </ListBox>
        {unlisted > 0 && <p className={popover.nothing}>{t('commands.more', { count: unlisted })}</p>}
        {isSearching && <p className={popover.nothing}>{t('commands.searching')}</p>}
        {hasFailed && <p className={popover.nothing}>{t('merchants.failed.title')}</p>}
      </CommandSearch>
    </Dialog>
  );
});

type CommandSearchProps = {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly children: ReactNode;
};

/**
 * Search field whose arrow keys select an entry of the list. Same behaviour as React Aria's `Autocomplete`, which would
 * make the first script larger.
 */
function CommandSearch({ typed, onType, children }: CommandSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [focusedNodeId, setFocusedNodeId] = useState<string | null>(null);
  const state = { inputValue: typed, setInputValue: onType, focusedNodeId, setFocusedNodeId };
  const { inputProps, collectionProps, collectionRef } = useAutocomplete(
    { inputRef: input, collectionRef: list },
    state,
  );
  const field = useMemo(() => ({ ...inputProps, ref: input }), [inputProps]);
  const collection = useMemo(() => ({ ...collectionProps, ref: collectionRef }), [collectionProps, collectionRef]);
  return (
    <AutocompleteStateContext value={state}>
      <FieldInputContext value={field}>
        <SelectableCollectionContext value={collection}>{children}</SelectableCollectionContext>
      </FieldInputContext>
    </AutocompleteStateContext>
  );
}
