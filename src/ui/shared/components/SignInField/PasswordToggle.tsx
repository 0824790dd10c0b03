import { Eye, EyeOff } from 'lucide-react';
import { Glyph } from '../Icon/Glyph.tsx';
import styles from '../Field/Field.module.scss';

export type PasswordToggleLabels = { readonly show: string; readonly hide: string };

type PasswordToggleProps = {
  readonly isShown: boolean;
  readonly onChange: (isShown: boolean) => void;
  readonly labels: PasswordToggleLabels;
  readonly controls?: string | undefined;
};

export function PasswordToggle({ isShown, onChange, labels, controls }: PasswordToggleProps) {
  return (
    <button
      type="button"
      className={styles.inner}
      aria-label={isShown ? labels.hide : labels.show}
      aria-controls={controls}
      onClick={() => onChange(!isShown)}
    >
      <Glyph of={isShown ? EyeOff : Eye} />
    </button>
  );
}
