import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../components/TextField/TextField.tsx';
import type { Copying } from './useCopying.ts';

export type TextToCopyProps = {
  readonly label: string;
  readonly text: string;
  readonly hint?: string | undefined;
} & Pick<Copying, 'denial'>;

/** Shows a text to copy. If the browser denies access to the clipboard, selects the text and tells how to copy it. */
export function TextToCopy({ label, text, hint, denial }: TextToCopyProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  useEffect(
    function selectWhatWasDenied() {
      if (!denial) return;
      field.current?.focus();
      field.current?.select();
    },
    [denial],
  );
  return (
    <TextField
      label={label}
      hint={hint}
      error={denial && t('common.copyDenied')}
      optionalMark={undefined}
      value={text}
      onChange={() => undefined}
      isReadOnly
      isMono
      dir="ltr"
      inputRef={field}
    />
  );
}
