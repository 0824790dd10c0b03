import { CircleAlert } from 'lucide-react';
import { useState, type InputHTMLAttributes } from 'react';
import { classNames } from '../../classNames.ts';
import styles from '../Field/Field.module.scss';
import { Glyph } from '../Icon/Glyph.tsx';
import { PasswordToggle, type PasswordToggleLabels } from './PasswordToggle.tsx';

export type SignInFieldProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'autoComplete'
  | 'inputMode'
  | 'autoFocus'
  | 'disabled'
  | 'required'
  | 'placeholder'
> & {
  readonly id: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password' | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly toggleLabels?: PasswordToggleLabels | undefined;
};

/** Always left to right. Looks like `TextField`, but does not use React Aria, so that the sign-in page's script is small. */
export function SignInField({ id, label, type = 'text', hint, error, toggleLabels, ...input }: SignInFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const notes = classNames(hint && `${id}-hint`, error && `${id}-error`);
  return (
    <div className={classNames(styles.field, error && styles.invalid)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          {...input}
          id={id}
          dir="ltr"
          type={toggleLabels && isShown ? 'text' : type}
          className={styles.control}
          aria-invalid={error ? true : undefined}
          aria-describedby={notes || undefined}
        />
        {toggleLabels && <PasswordToggle isShown={isShown} onChange={setIsShown} labels={toggleLabels} controls={id} />}
      </div>
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {error && (
        <span id={`${id}-error`} className={styles.error}>
          <Glyph of={CircleAlert} size="small" />
          <span>{error}</span>
        </span>
      )}
    </div>
  );
}
