import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import { RemotePublishes } from '../../../../application/publishing/news/RemotePublishes.ts';
import { useService } from '../../../shared/services.tsx';
import { useTranslation } from 'react-i18next';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { announce, useAnnouncement } from '../../../shared/announcing/announce.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { FeaturePages } from '../../../shared/pages/AppPage.ts';
import { isolated } from '../../../shared/texts/isolated.ts';
import { changeTypes } from '../../../../domain/changes/changeType.ts';
import { featureOfChange } from '../../../../domain/changes/featureOfChange.ts';

/** Shows publishes by other users in a single notice while an editable page is open. */
export const NewsNotice = observer(function NewsNotice() {
  const publishes = useService(RemotePublishes);
  const { companyId } = useService(CompanyStore);
  useEffect(
    function subscribeToCompany() {
      return companyId && publishes.follow();
    },
    [publishes, companyId],
  );
  return publishes.news.length > 0 && <NewsBanner news={publishes} />;
});

/** Returns the feature of a change. Undefined for a change type that only a newer release of the client knows. */
function featureNamed({
  type,
  key,
}: {
  readonly type: string;
  readonly key: string;
}): ReturnType<typeof featureOfChange> {
  const knownType = changeTypes.find((each) => each === type);
  return knownType && featureOfChange({ type: knownType, key });
}

const NewsBanner = observer(function NewsBanner({ news }: { readonly news: RemotePublishes }) {
  const { t, i18n } = useTranslation();
  const { count: pending } = useService(PendingChangesStore);
  const pages = useService(FeaturePages);
  const list = new Intl.ListFormat(i18n.language);
  const { authors, changes, touched, failure } = news;
  const names = authors.length > 0 ? list.format(authors.map(isolated)) : t('publishing.news.someone');
  const title = t('publishing.news.title', { count: news.changeCount, names });
  const titles = changes
    .flatMap((change) => featureNamed(change) ?? [])
    .flatMap((feature) => {
      const page = pages[feature];
      return page ? t(page.titleKey) : [];
    });
  const [firstTitle] = useState(title);
  useAnnouncement(firstTitle);

  async function handleMerge(): Promise<void> {
    if (await news.merge()) announce(t('publishing.news.takenIn'));
  }
  function effect(): string {
    // The client failed to read the publishes, so use the texts for failed reads.
    if (failure) {
      const [first, second] = [t(`errors.${failure.kind}.title`), t(`errors.${failure.kind}.description`)];
      return t('common.twoSentences', { first, second });
    }
    if (pending === 0) return '';
    return touched > 0 ? t('publishing.news.touched', { count: touched }) : t('publishing.news.untouched');
  }
  const where = titles.length > 0 ? t('publishing.news.pages', { pages: list.format(new Set(titles)) }) : '';
  const both = where && effect() ? t('common.twoSentences', { first: where, second: effect() }) : where || effect();
  return (
    <Banner
      tone={failure ? 'warning' : 'info'}
      title={title}
      action={
        <Button size="compact" isDisabled={news.isTakingIn} onPress={() => void handleMerge()}>
          {t('publishing.news.takeIn')}
        </Button>
      }
      onDismiss={() => news.dismiss()}
    >
      {both || undefined}
    </Banner>
  );
});
