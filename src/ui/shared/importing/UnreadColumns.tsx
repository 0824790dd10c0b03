import { useTranslation } from 'react-i18next';
import { shownCell } from '../../../domain/tables/cell.ts';
import { useLanguage } from '../useLanguage.ts';
import styles from './Import.module.scss';

export function UnreadColumns({ names }: { readonly names: readonly string[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (names.length === 0) return undefined;
  const columns = new Intl.ListFormat(language).format(names.map(shownCell));
  return <p className={styles.quiet}>{t('importing.unread', { columns })}</p>;
}
