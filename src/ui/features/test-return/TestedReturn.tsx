import { PersonaBar, type PersonaBarProps } from './PersonaBar.tsx';
import { Walk, type WalkProps } from './Walk.tsx';

export type TestedReturnProps = { readonly persona: PersonaBarProps; readonly walk: WalkProps };

/** Who returns what, above what that customer meets: they come together, so that neither moves the other. */
export function TestedReturn({ persona, walk }: TestedReturnProps) {
  return (
    <>
      <PersonaBar {...persona} />
      <Walk {...walk} />
    </>
  );
}
