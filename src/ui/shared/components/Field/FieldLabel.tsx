import { Label } from 'react-aria-components/TextField';
import { classNames } from '../../classNames.ts';
import styles from './Field.module.scss';
import type { FieldTexts } from './fieldTexts.ts';
import { LimitCount } from './LimitCount.tsx';

export function FieldLabel({ label, optionalMark, limit }: Pick<FieldTexts, 'label' | 'optionalMark' | 'limit'>) {
  const labelElement = (
    <Label className={classNames(styles.label)}>
      <span data-label>{label}</span>{' '}
      {optionalMark !== undefined && <span className={styles.optional}>{optionalMark}</span>}
    </Label>
  );
  if (!limit) return labelElement;
  return (
    <div className={styles.heading}>
      {labelElement}
      <LimitCount {...limit} />
    </div>
  );
}
