import { Label } from 'react-aria-components/TextField';
import { classNames } from '../../classNames.ts';
import styles from './Field.module.scss';
import type { FieldTexts } from './fieldTexts.ts';
import { LimitCount } from './LimitCount.tsx';

/** A field's label, tied to the control of the React Aria field around it, and what is left of the field's limit. */
export function FieldLabel({ label, optionalMark, limit }: Pick<FieldTexts, 'label' | 'optionalMark' | 'limit'>) {
  const words = (
    <Label className={classNames(styles.label)}>
      <span data-label>{label}</span>{' '}
      {optionalMark !== undefined && <span className={styles.optional}>{optionalMark}</span>}
    </Label>
  );
  if (!limit) return words;
  return (
    <div className={styles.heading}>
      {words}
      <LimitCount {...limit} />
    </div>
  );
}
