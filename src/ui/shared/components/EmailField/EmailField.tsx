import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export type EmailFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'dir' | 'toggleLabels'>;

/** An e-mail address, written from left to right in any language. Its rule is `byRules(['email'])`. */
export function EmailField(props: EmailFieldProps) {
  return <TextField autoComplete="email" {...props} type="email" inputMode="email" dir="ltr" />;
}
