import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PublishPerson } from '../../../../application/history/HistoryGateway.ts';
import { useAnnouncement } from '../../../shared/announcing/announce.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { EmptyState } from '../../../shared/components/EmptyState/EmptyState.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { noFilter, type HistoryFilter } from './historyFilter.ts';
import styles from './NothingLeft.module.scss';
import { useFilterTexts } from './useFilterTexts.ts';

export type NothingLeftProps = {
  readonly filter: HistoryFilter;
  readonly people: readonly PublishPerson[];
  readonly onChange: (filter: HistoryFilter) => void;
};

/** Message if no publish matches. Lists the active filters, each with a button to remove it. */
export function NothingLeft({ filter, people, onChange }: NothingLeftProps) {
  const { t, i18n } = useTranslation();
  const texts = useFilterTexts(filter, people);
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const title = t('history.filters.nothing', { filters: list.format(texts.map(({ text }) => text)) });
  useAnnouncement(title);
  return (
    <EmptyState
      icon={<Glyph of={SearchX} size="large" />}
      title={title}
      action={
        <div className={styles.ways}>
          {texts.length > 1 &&
            texts.map(({ name, text, without }) => (
              <Button key={name} onPress={() => onChange(without)}>
                {t('history.filters.without', { filter: text })}
              </Button>
            ))}
          <Button onPress={() => onChange(noFilter)}>{t('history.filters.clear', { count: texts.length })}</Button>
        </div>
      }
    />
  );
}
