import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { LazyPart } from '../../../application/shared/LazyPart.ts';
import { useNeededPart } from '../../shared/lazy/useNeededPart.tsx';
import type { CommandSurroundings } from './CommandProps.ts';
import { CommandsContext } from './CommandsContext.ts';

const commands = new LazyPart(async () => (await import('./Commands.tsx')).Commands);

/** Opens the command palette by Ctrl or ⌘ with K, unless something lies over the page; its script comes later. */
export function CommandsHost(props: CommandSurroundings & { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const { part: Commands, failure } = useNeededPart(commands, isWanted);
  const open = useCallback(() => {
    setWanted(true);
    setOpen(true);
  }, []);
  useEffect(
    function listenToKeys() {
      const listen = (event: KeyboardEvent): void => {
        const { key, code, ctrlKey, metaKey } = event;
        if (!(ctrlKey || metaKey) || event.altKey || event.shiftKey || event.isComposing) return;
        // By its place where the layout writes another script.
        if (key.toLowerCase() !== 'k' && (code !== 'KeyK' || /^[a-z]$/i.test(key))) return;
        if (document.querySelector('[role$="dialog"], [role="menu"]')) return;
        event.preventDefault();
        open();
      };
      document.addEventListener('keydown', listen);
      return () => document.removeEventListener('keydown', listen);
    },
    [open],
  );
  return (
    <CommandsContext value={open}>
      {props.children}
      {Commands ? <Commands {...props} isOpen={isOpen} onClose={() => setOpen(false)} /> : failure}
    </CommandsContext>
  );
}
