import type { TFunction } from 'i18next';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ShortcutsStore } from '../../../../application/commands/ShortcutsStore.ts';
import { goToKeys } from '../../../../domain/navigation/goToKeys.ts';
import { Dialog } from '../../../shared/components/Dialog/Dialog.tsx';
import { Kbd, altKey, withCommandKey } from '../../../shared/components/Kbd/Kbd.tsx';
import { Switch } from '../../../shared/components/Switch/Switch.tsx';
import { useService } from '../../../shared/services.tsx';
import { useConfiguredText } from '../../../shared/texts/useTextKey.ts';
import type { CommandSurroundings } from '../CommandProps.ts';
import styles from './KeysDialog.module.scss';

export type KeysDialogProps = CommandSurroundings & { readonly onClose: () => void };

const isThere = (selector: string): boolean => document.querySelector(selector) !== null;

type Keys = { readonly keys: string; readonly does: string };

const rowKeys = (t: TFunction): readonly Keys[] => [
  ...(isThere('[role="grid"]') ? [{ keys: 'Enter', does: t('commands.keys.rows.open') }] : []),
  ...(isThere('[data-drag-handle]') ? [{ keys: `${altKey()} ↑ ↓`, does: t('commands.keys.rows.move') }] : []),
  ...(isThere('[role="grid"][aria-multiselectable="true"]')
    ? [
        { keys: t('commands.keys.space'), does: t('commands.keys.rows.select') },
        { keys: 'Shift ↑ ↓', does: t('commands.keys.rows.extend') },
        { keys: withCommandKey('A'), does: t('commands.keys.rows.all') },
        { keys: 'Esc', does: t('commands.keys.rows.clear') },
      ]
    : []),
];

/** Dialog with the shortcuts of the page below, and a switch to disable single-key shortcuts [WCAG 2.1.4]. */
export const KeysDialog = observer(function KeysDialog({ sections, dock, onClose }: KeysDialogProps) {
  const { t } = useTranslation();
  const textOf = useConfiguredText();
  const shortcuts = useService(ShortcutsStore);
  const general: readonly Keys[] = [
    { keys: withCommandKey('K'), does: t('commands.open') },
    { keys: 'Esc', does: t('commands.keys.escape') },
    { keys: '?', does: t('commands.keys.title') },
    ...(isThere('[aria-keyshortcuts="/"]') ? [{ keys: '/', does: t('commands.keys.search') }] : []),
  ];
  const pages = goToKeys(sections).map(({ letter, title }) => ({ keys: `g ${letter}`, does: textOf(title) }));
  const changes: readonly Keys[] = [
    { keys: withCommandKey('S'), does: t('changes.review') },
    { keys: withCommandKey('Enter'), does: t('publishing.publish') },
    { keys: withCommandKey('Z'), does: t('changes.undo') },
    { keys: withCommandKey('Shift Z'), does: t('changes.redo') },
  ];
  const groups = [
    ...(shortcuts.areOn
      ? [
          { title: t('commands.keys.onThisPage'), entries: general },
          { title: t('commands.keys.goTo'), entries: pages },
        ]
      : []),
    { title: t('commands.keys.rows.title'), entries: rowKeys(t) },
    ...(dock ? [{ title: t('changes.barLabel'), entries: changes }] : []),
  ].filter(({ entries }) => entries.length > 0);
  return (
    <Dialog isOpen title={t('commands.keys.title')} onClose={onClose}>
      <div className={styles.groups}>
        <Switch
          label={t('commands.keys.switch')}
          description={t('commands.keys.switchDescription')}
          isSelected={shortcuts.areOn}
          onChange={(isOn) => shortcuts.turn(isOn)}
        />
        {groups.map(({ title, entries }) => (
          <section key={title}>
            <h3 className={styles.title}>{title}</h3>
            <dl className={styles.keys}>
              {entries.map(({ keys, does }) => (
                <div key={keys} className={styles.entry}>
                  <dt>{does}</dt>
                  <dd>
                    <Kbd keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
});
