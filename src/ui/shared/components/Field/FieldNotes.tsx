import { CircleAlert } from 'lucide-react';
import { FieldError, Text } from 'react-aria-components/TextField';
import { classNames } from '../../classNames.ts';
import styles from './Field.module.scss';
import type { FieldTexts } from './fieldTexts.ts';
import { Glyph } from '../Icon/Glyph.tsx';
import { PreviousValue } from '../PreviousValue/PreviousValue.tsx';

/** Hint, error and previous value below the control. React Aria links hint and error to the control as description. */
export function FieldNotes({ hint, error, was }: Omit<FieldTexts, 'label' | 'optionalMark'>) {
  return (
    <>
      {hint !== undefined && (
        <Text slot="description" className={classNames(styles.hint)}>
          {hint}
        </Text>
      )}
      {error !== undefined && (
        <FieldError className={classNames(styles.error)}>
          <Glyph of={CircleAlert} size="small" />
          <span>{error}</span>
        </FieldError>
      )}
      {was !== undefined && <PreviousValue {...was} />}
    </>
  );
}
