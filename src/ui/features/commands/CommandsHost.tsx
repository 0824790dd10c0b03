import { useEffect, useState, type ReactNode } from 'react';
import { ShortcutsStore } from '../../../application/commands/ShortcutsStore.ts';
import { KeyedText } from '../../shared/components/KeyedText/KeyedText.tsx';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { useService } from '../../shared/services.tsx';
import type { CommandSurroundings } from './CommandProps.ts';
import { CommandsContext, type CommandOverlay } from './CommandsContext.ts';

const Commands = lazyComponent(async () => (await import('./Commands.tsx')).Commands);

/**
 * Opens the command palette on Ctrl+K or ⌘K, unless a dialog or menu is open. Single-key shortcuts are handled by
 * `Commands` once its script is loaded.
 */
export function CommandsHost(props: CommandSurroundings & { readonly children: ReactNode }) {
  const shortcuts = useService(ShortcutsStore);
  const [opened, setOpened] = useState<CommandOverlay>();
  useEffect(
    function listenToKeys() {
      const listen = (event: KeyboardEvent): void => {
        const { key, code, ctrlKey, metaKey } = event;
        if (!(ctrlKey || metaKey) || event.altKey || event.shiftKey || event.isComposing) return;
        // On a non-Latin keyboard layout, check the position of the key.
        if (key.toLowerCase() !== 'k' && (code !== 'KeyK' || /^[a-z]$/i.test(key))) return;
        if (!shortcuts.areOn || document.querySelector('[role$="dialog"], [role="menu"]')) return;
        event.preventDefault();
        setOpened('palette');
      };
      document.addEventListener('keydown', listen);
      return () => document.removeEventListener('keydown', listen);
    },
    [shortcuts],
  );
  return (
    <CommandsContext value={setOpened}>
      <KeyedText>{props.children}</KeyedText>
      <Commands {...props} opened={opened} onOpen={setOpened} />
    </CommandsContext>
  );
}
