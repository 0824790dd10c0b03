import { useTranslation } from 'react-i18next';
import { dateFormat } from '../../shared/dates/dateFormat.ts';

/** Returns a time as text, in the local time zone. `at` is in milliseconds since 1970-01-01 UTC. */
export function useTimeText(): (at: number) => string {
  const { i18n } = useTranslation();
  const times = dateFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (at) => times.format(at);
}
