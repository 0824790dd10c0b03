import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export type EmailFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'dir' | 'toggleLabels'>;

/** Always left to right. Validate with `byRules(['email'])`. */
export function EmailField(props: EmailFieldProps) {
  return <TextField autoComplete="email" {...props} type="email" inputMode="email" dir="ltr" />;
}
