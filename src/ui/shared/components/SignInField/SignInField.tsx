import { CircleAlert } from 'lucide-react';
import { useState, type InputHTMLAttributes, type Ref } from 'react';
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
  /** `ltr` for an e-mail address or a user name in any language. */
  readonly dir?: 'ltr' | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly toggleLabels?: PasswordToggleLabels | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
};

/** A field of plain elements that looks like TextField and needs no library: the page before sign-in stays small. */
export function SignInField({ id, label, type = 'text', dir, hint, error, toggleLabels, ...input }: SignInFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const isToggled = type === 'password' && toggleLabels !== undefined;
  const notes = classNames(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`);
  return (
    <div className={classNames(styles.field, error !== undefined && styles.invalid)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          {...input}
          id={id}
          dir={dir}
          type={isToggled && isShown ? 'text' : type}
          className={styles.control}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={notes === '' ? undefined : notes}
        />
        {isToggled && <PasswordToggle isShown={isShown} onChange={setIsShown} labels={toggleLabels} controls={id} />}
      </div>
      {hint !== undefined && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {error !== undefined && (
        <span id={`${id}-error`} className={styles.error}>
          <Glyph of={CircleAlert} size="small" />
          <span>{error}</span>
        </span>
      )}
    </div>
  );
}
