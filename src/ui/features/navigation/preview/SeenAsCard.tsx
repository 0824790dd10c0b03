import { EyeOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import type { NavigationEditor } from '../../../../application/navigation/NavigationEditor.ts';
import type { NavigationPage } from '../../../../domain/company/parts/navigation.ts';
import { pagesOf } from '../../../../domain/navigation/goToKeys.ts';
import { navigationFacts } from '../../../../domain/navigation/navigationFacts.ts';
import { isHttpAddress } from '../../../../domain/validation/formats/isHttpAddress.ts';
import { visibleSections } from '../../../../domain/navigation/visibleSections.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { Icon } from '../../../shared/components/Icon/Icon.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { SegmentedControl } from '../../../shared/components/SegmentedControl/SegmentedControl.tsx';
import { useNameList } from '../../../shared/names/useNameList.ts';
import type { MerchantPages } from '../../../shared/pages/AppPage.ts';
import { useService } from '../../../shared/services.tsx';
import { useSide } from '../../../shared/sides/PublishedOrPending.tsx';
import { useConfiguredText } from '../../../shared/texts/useTextKey.ts';
import styles from './SeenAsCard.module.scss';

export type SeenAsCardProps = { readonly editor: NavigationEditor; readonly pages: MerchantPages };

/** Kinds of users. A widget has no users page, and a review hides some pages [NV-2] [NV-3]. */
const viewers = {
  staff: { isReviewing: false, canManageUsers: true },
  widget: { isReviewing: false, canManageUsers: false },
  review: { isReviewing: true, canManageUsers: true },
} as const;
type Viewer = keyof typeof viewers;

export const SeenAsCard = observer(function SeenAsCard({ editor, pages }: SeenAsCardProps) {
  const { t } = useTranslation();
  const textOf = useConfiguredText();
  const listOf = useNameList();
  const company = useService(CompanyStore);
  const [viewer, setViewer] = useState<Viewer>('staff');
  const [side, control] = useSide(editor.isChanged);
  const configuration = side === 'pending' ? company.pendingConfiguration : company.configuration;
  if (!configuration) return undefined;
  const facts = navigationFacts(configuration, viewers[viewer]);
  const feature = editor[side];
  const hasPage = ({ url, subItems }: NavigationPage): boolean =>
    subItems !== undefined || isHttpAddress(url) || pages.some(({ path }) => path === url);
  const sections = visibleSections(feature, facts, hasPage);
  const visibleUrls = new Set(pagesOf(sections).map(({ url }) => url));
  const hidden = pagesOf(feature.sections ?? [{ pages: feature.pages ?? [] }]).filter(
    ({ url }) => !visibleUrls.has(url),
  );
  const entryOf = (page: NavigationPage) => (
    <li key={`${page.title} ${page.url}`}>
      <span className={styles.entry}>
        <Icon name={page.icon ?? ''} size="small" />
        <span dir="auto">{textOf(page.title)}</span>
      </span>
      {page.subItems && page.subItems.length > 0 && (
        <ul className={styles.below}>{page.subItems.map((subPage) => entryOf(subPage))}</ul>
      )}
    </li>
  );
  return (
    <Card title={t('navigationEditor.seenAs.title')}>
      <div className={styles.controls}>
        {control}
        <SegmentedControl
          label={t('navigationEditor.seenAs.label')}
          segments={(['staff', 'widget', 'review'] as const).map((id) => ({
            id,
            label: t(`navigationEditor.seenAs.${id}`),
          }))}
          value={viewer}
          onChange={setViewer}
        />
      </div>
      <div className={styles.sidebar}>
        {sections.map(({ title, pages: own }, index) => (
          // The key contains the index, because two sections may have the same title or no title.
          <section key={`${title ?? ''} ${index}`}>
            {title !== undefined && <h3 className={styles.title}>{textOf(title)}</h3>}
            <ul className={styles.list}>{own.map(entryOf)}</ul>
          </section>
        ))}
      </div>
      <p className={styles.hidden}>
        {hidden.length > 0 && <Glyph of={EyeOff} size="small" />}
        <KeyedText>
          {hidden.length === 0
            ? t('navigationEditor.seenAs.all')
            : t('navigationEditor.seenAs.hidden', { pages: listOf(hidden.map(({ title }) => textOf(title))) })}
        </KeyedText>
      </p>
    </Card>
  );
});
