import { LazyPart } from '../../../../application/shared/LazyPart.ts';
import { LazyMenu } from './LazyMenu.tsx';
import type { MenuProps } from './MenuProps.ts';

const openable = new LazyPart(async () => (await import('./OpenableMenu.tsx')).OpenableMenu);

/** A short list of things to do, opened by its trigger. An entry may open a list of its own in the same place. */
export function Menu({ children, ...given }: MenuProps) {
  return (
    <LazyMenu openable={openable} given={given}>
      {children}
    </LazyMenu>
  );
}
