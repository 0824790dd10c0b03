import { useRef, useState } from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import { LazyPart } from '../../../../application/shared/LazyPart.ts';
import { LazyFailure } from '../../lazy/LazyFailure.tsx';
import { useQuietPart } from '../../lazy/useQuietPart.ts';
import type { MenuProps } from './MenuProps.ts';

const openable = new LazyPart(async () => (await import('./OpenableMenu.tsx')).OpenableMenu);

/** A short list of things to do, opened by its trigger. An entry may open a list of its own in the same place. */
export function Menu({ children, ...menu }: MenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [wishes, setWishes] = useState(0);
  const { part: Openable, hasFailed } = useQuietPart(openable, trigger, wishes);
  const wish = (): void => setWishes(wishes + 1);
  if (Openable)
    return (
      <Openable {...menu} trigger={trigger} isOpenAtOnce={wishes > 0}>
        <ButtonContext value={{ ref: trigger }}>{children}</ButtonContext>
      </Openable>
    );
  const standIn = {
    ref: trigger,
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPress: wish,
  } as const;
  return (
    <>
      <ButtonContext value={standIn}>{children}</ButtonContext>
      {hasFailed && <LazyFailure onRetry={wish} />}
    </>
  );
}
