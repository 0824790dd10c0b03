import { useUnsavedGuard } from '../../shared/changes/unsaved/useUnsavedGuard.tsx';
import { CommandPalette } from './CommandPalette.tsx';
import type { CommandSurroundings } from './CommandProps.ts';
import type { CommandOverlay } from './CommandsContext.ts';
import { KeysDialog } from './keys/KeysDialog.tsx';
import { useSingleKeys } from './keys/useSingleKeys.ts';

export type CommandsProps = CommandSurroundings & {
  readonly opened: CommandOverlay | undefined;
  /** Opens an overlay. `undefined` closes the open overlay. */
  readonly onOpen: (overlay: CommandOverlay | undefined) => void;
};

export function Commands({ opened, onOpen, ...surroundings }: CommandsProps) {
  const guard = useUnsavedGuard();
  useSingleKeys(surroundings, () => onOpen('keys'));
  const close = (): void => onOpen(undefined);
  return (
    <>
      {opened === 'palette' && (
        <CommandPalette {...surroundings} onClose={close} onShowKeys={() => onOpen('keys')} onSignOut={guard.confirm} />
      )}
      {opened === 'keys' && <KeysDialog {...surroundings} onClose={close} />}
      {guard.dialog}
    </>
  );
}
