import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export type UrlFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'dir' | 'toggleLabels'>;

/** Always left to right. Validate with `byRules(['website'])`. */
export function UrlField(props: UrlFieldProps) {
  return <TextField autoComplete="off" {...props} type="url" inputMode="url" dir="ltr" />;
}
