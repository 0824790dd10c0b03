import type { ReactNode } from 'react';
import { GENERAL_MESSAGE } from '../../../../domain/validation/validationRule.ts';
import { buttonClassName } from '../../../shared/components/Button/buttonClassName.ts';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { SignInField, type SignInFieldProps } from '../../../shared/components/SignInField/SignInField.tsx';
import { Spinner } from '../../../shared/components/Spinner/Spinner.tsx';
import { useMessageText, type FormMessage, type FormProblem } from '../../../shared/forms/formMessage.ts';
import { useFormSubmission } from '../../../shared/forms/useFormSubmission.ts';
import styles from '../sign-in/SignInPage.module.scss';

type FieldName = 'email' | 'password' | 'code';

export type SingleFieldFormProps<Name extends FieldName> = Pick<
  SignInFieldProps,
  'label' | 'hint' | 'autoComplete' | 'inputMode' | 'toggleLabels'
> & {
  /** Name and id of the field, and the type of its input unless it is a code. */
  readonly name: Name;
  readonly submitLabels: { readonly ready: string; readonly submitting: string };
  readonly normalize?: (typed: string) => string;
  readonly check: (value: string) => FormMessage | undefined;
  readonly onSubmit: (value: string) => Promise<FormProblem<Name> | undefined>;
  /** Control above the submit button. */
  readonly option?: ReactNode;
  /** Buttons below the submit button. */
  readonly children?: ReactNode;
};

/** Form with one required field, for pages without a session. */
export function SingleFieldForm<Name extends FieldName>(props: SingleFieldFormProps<Name>) {
  const { name, hint, submitLabels, normalize, check, onSubmit, option, children, ...field } = props;
  const textOf = useMessageText();
  const { form, error, isSubmitting, submit, edited } = useFormSubmission<Name>();
  const isBlank = error?.place === 'form' && error.fields.length > 0;
  const fieldError = error?.place === 'field' ? error.message : isBlank ? GENERAL_MESSAGE : undefined;
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      noValidate
      onInput={() => edited(name)}
      onSubmit={(event) => {
        const typed = (event.currentTarget.elements.namedItem(name) as HTMLInputElement).value;
        const value = normalize?.(typed) ?? typed;
        submit(event, [{ name, value, isRequired: true, check: () => check(value) }], () => onSubmit(value));
      }}
    >
      <div role="alert" className={styles.alert}>
        {error?.place === 'form' && (
          <p>{isBlank ? <button type="submit">{textOf(error.message)}</button> : textOf(error.message)}</p>
        )}
      </div>
      <SignInField
        {...field}
        id={name}
        name={name}
        type={name === 'code' ? 'text' : name}
        // Show either the hint or the error, because both have the same text.
        hint={fieldError === undefined ? hint : undefined}
        error={fieldError && textOf(fieldError)}
        autoFocus
      />
      <KeyedText>{option}</KeyedText>
      <button
        type="submit"
        className={buttonClassName({ variant: 'primary', isFullWidth: true })}
        aria-disabled={isSubmitting || undefined}
      >
        {isSubmitting && <Spinner size="text" />}
        <KeyedText>{isSubmitting ? submitLabels.submitting : submitLabels.ready}</KeyedText>
      </button>
      <KeyedText>{children}</KeyedText>
    </form>
  );
}
