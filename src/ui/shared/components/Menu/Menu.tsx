import { useRef, useState } from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import { LazyPart } from '../../../../application/shared/LazyPart.ts';
import { useQuietPart } from '../../lazy/useQuietPart.ts';
import type { MenuProps } from './MenuProps.ts';

const openable = new LazyPart(async () => (await import('./OpenableMenu.tsx')).OpenableMenu);

/** A short list of things to do, opened by its trigger. An entry may open a list of its own in the same place. */
export function Menu({ children, ...menu }: MenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isWanted, setWanted] = useState(false);
  const Openable = useQuietPart(openable, trigger, isWanted);
  if (Openable)
    return (
      <Openable {...menu} trigger={trigger} isOpenAtOnce={isWanted}>
        <ButtonContext value={{ ref: trigger }}>{children}</ButtonContext>
      </Openable>
    );
  const standIn = {
    ref: trigger,
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPress: () => setWanted(true),
  } as const;
  return <ButtonContext value={standIn}>{children}</ButtonContext>;
}
