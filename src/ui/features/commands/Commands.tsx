import { useUnsavedGuard } from '../changes/unsaved/useUnsavedGuard.tsx';
import { CommandPalette } from './CommandPalette.tsx';
import type { CommandSurroundings } from './CommandProps.ts';

export type CommandsProps = CommandSurroundings & {
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** The palette while it is open, and the question that one of its commands may ask. */
export function Commands({ isOpen, ...props }: CommandsProps) {
  const guard = useUnsavedGuard();
  return (
    <>
      {isOpen && <CommandPalette {...props} onSignOut={guard.confirm} />}
      {guard.dialog}
    </>
  );
}
