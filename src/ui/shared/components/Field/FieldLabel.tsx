import { Label } from 'react-aria-components/TextField';
import { classNames } from '../../classNames.ts';
import { lazyComponent } from '../../lazy/lazyComponent.tsx';
import styles from './Field.module.scss';
import type { FieldTexts } from './fieldTexts.ts';

const LimitCount = lazyComponent(async () => (await import('./LimitCount.tsx')).LimitCount);

/** A field's label, tied to the control of the React Aria field around it, and what is left of the field's limit. */
export function FieldLabel({ label, optionalMark, limit }: Pick<FieldTexts, 'label' | 'optionalMark' | 'limit'>) {
  const words = (
    <Label className={classNames(styles.label)}>
      {label} {optionalMark !== undefined && <span className={styles.optional}>{optionalMark}</span>}
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
