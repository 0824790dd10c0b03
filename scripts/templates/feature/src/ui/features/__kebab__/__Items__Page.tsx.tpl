import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { __Items__Store } from '../../../application/__kebab__/__Items__Store.ts';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { Banner } from '../../shared/components/Banner.tsx';
import { PageHeader } from '../../shared/components/PageHeader.tsx';
import { Skeleton } from '../../shared/components/Skeleton.tsx';
import { useService } from '../../shared/services.tsx';
import { Add__Item__Form } from './Add__Item__Form.tsx';
import { __Item__List } from './__Item__List.tsx';
import { messageKeyOf } from './messageKeyOf.ts';
import styles from './__Items__Page.module.scss';

export const __Items__Page = observer(function __Items__Page() {
  const { t } = useTranslation();
  const { companyId } = useService(CompanyStore);
  const store = useService(__Items__Store);
  const { state } = store;

  useEffect(
    function loadOfCompany() {
      if (companyId !== undefined) void store.load(companyId);
    },
    [store, companyId],
  );

  const handleAdd = async (name: string): Promise<string | undefined> => {
    if (companyId === undefined) return undefined;
    const added = await store.add(companyId, name);
    return added.ok ? undefined : t(messageKeyOf(added.error));
  };

  return (
    <div className={styles.page}>
      <PageHeader title={t('__items__.title')} description={t('__items__.description')} />
      {state.kind === 'loading' && <Skeleton shape="row" count={3} />}
      {state.kind === 'failed' && (
        <Banner tone="critical" isAlert>
          {t(messageKeyOf(state.failure))}
        </Banner>
      )}
      {state.kind === 'ready' && <__Item__List label={t('__items__.title')} items={state.items} empty={t('__items__.empty')} />}
      <Add__Item__Form nameLabel={t('__items__.name')} addLabel={t('__items__.add')} onAdd={handleAdd} />
    </div>
  );
});
