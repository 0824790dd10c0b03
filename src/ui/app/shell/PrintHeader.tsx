import { useTranslation } from 'react-i18next';
import { Clock } from '../../../application/shared/Clock.ts';
import { dateFormat } from '../../shared/dates/dateFormat.ts';
import { useService } from '../../shared/services.tsx';
import { useIsPrinting } from '../../shared/useIsPrinting.ts';
import styles from './PrintHeader.module.scss';

/** Company and print date. */
export function PrintHeader({ name }: { readonly name: string }) {
  const { language } = useTranslation().i18n;
  const clock = useService(Clock);
  if (!useIsPrinting()) return undefined;
  return (
    <p className={styles.header}>
      <bdi>{name}</bdi>
      <span>{dateFormat(language, { dateStyle: 'long' }).format(clock.now())}</span>
    </p>
  );
}
