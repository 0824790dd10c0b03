import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export type UrlFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'dir' | 'toggleLabels'>;

/** A web address, written from left to right in any language. Its rule is `byRules(['website'])`. */
export function UrlField(props: UrlFieldProps) {
  return <TextField autoComplete="off" {...props} type="url" inputMode="url" dir="ltr" />;
}
