import { Label } from 'react-aria-components/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../classNames.ts';
import styles from './Field.module.scss';
import type { FieldTexts } from './fieldTexts.ts';
import type { CharactersLeft } from '../../../../domain/validation/textLimit.ts';
import { useAnnouncement } from '../../announcing/announce.ts';

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

/** The count is shown if less than this fraction of the limit is left. */
const SHOWN_SHARE = 1 / 5;
const FEW = 10;

/** Stage of the count. Only a new stage is announced, not each keystroke. */
function stageOf({ max, left }: CharactersLeft): 'far' | 'near' | 'few' | 'none' | 'over' {
  if (left < 0) return 'over';
  if (left === 0) return 'none';
  if (left > max * SHOWN_SHARE) return 'far';
  return left > FEW ? 'near' : 'few';
}

function LimitCount(limit: CharactersLeft) {
  const { t } = useTranslation();
  const stage = stageOf(limit);
  const [announced, setAnnounced] = useState({ stage, message: '' });
  const { left } = limit;
  const textOf = (): string =>
    left < 0 ? t('common.charactersOver', { count: -left }) : t('common.charactersLeft', { count: left });
  const message = stage === 'far' ? '' : textOf();
  if (announced.stage !== stage) setAnnounced({ stage, message });
  useAnnouncement(announced.message);
  return (
    <span className={classNames(styles.count, left < 0 && styles.over)} aria-hidden>
      {message}
    </span>
  );
}
