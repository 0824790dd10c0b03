import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnouncement } from '../../../shared/announcing/useAnnouncement.ts';

/** Reads out that the connection is gone, and that it is back. */
export function useConnectionAnnouncement(isOnline: boolean): void {
  const { t } = useTranslation();
  const [wasOffline, setWasOffline] = useState(false);
  if (!isOnline && !wasOffline) setWasOffline(true);
  const isBack = isOnline && wasOffline ? t('errors.online') : '';
  const [first, second] = [t('errors.offline.title'), t('errors.offline.description')];
  useAnnouncement(isOnline ? isBack : t('common.twoSentences', { first, second }));
}
