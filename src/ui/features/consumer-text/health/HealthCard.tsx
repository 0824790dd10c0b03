import { CircleCheck, TriangleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useEffect, useState } from 'react';
import type { ConsumerTextEditor } from '../../../../application/consumer-text/ConsumerTextEditor.ts';
import { configKey } from '../../../../domain/application-config/configPart.ts';
import {
  findingKinds,
  type FindingKind,
  type TextFinding,
} from '../../../../domain/consumer-text/health/consumerTextHealth.ts';
import { textEditId } from '../../../../domain/consumer-text/textEdit.ts';
import { ownNameOf } from '../../../../domain/languages/language.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { Disclosure } from '../../../shared/components/Disclosure/Disclosure.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { SettingLink } from '../../../shared/settings/SettingLink.tsx';
import { useSlotName } from '../useSlotName.ts';
import styles from './HealthCard.module.scss';
import { BrandingStore } from '../../../../application/branding/BrandingStore.ts';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import { PolicyInWords } from '../../../../application/consumer-text/PolicyInWords.ts';
import { ConsumerTextChecks } from '../../../../application/consumer-text/ConsumerTextChecks.ts';
import { HistoryGateway } from '../../../../application/history/HistoryGateway.ts';
import { HistoryResource } from '../../../../application/history/HistoryResource.ts';
import { useService } from '../../../shared/services.tsx';

export const HealthCard = observer(function HealthCard({ editor }: { readonly editor: ConsumerTextEditor }) {
  const { t } = useTranslation();
  const findings = useConsumerTextChecks(editor).findings;
  const byKind = findingKinds
    .map((kind) => [kind, findings.filter((finding) => finding.kind === kind)] as const)
    .filter(([, found]) => found.length > 0);
  return (
    <Card title={t('consumerText.health.title')} density="compact">
      {byKind.length === 0 ? (
        <p className={styles.good}>
          <Glyph of={CircleCheck} size="small" />
          <KeyedText>{t('consumerText.health.good')}</KeyedText>
        </p>
      ) : (
        byKind.map(([kind, found]) => <Findings key={kind} kind={kind} found={found} />)
      )}
    </Card>
  );
});

type FindingsProps = { readonly kind: FindingKind; readonly found: readonly TextFinding[] };

function Findings({ kind, found }: FindingsProps) {
  const { t } = useTranslation();
  const slotName = useSlotName();
  return (
    <Disclosure
      summary={
        <span className={styles.summary}>
          <Glyph of={TriangleAlert} size="small" className={styles.sign} />
          <KeyedText>{t(`consumerText.health.${kind}`, { count: found.length })}</KeyedText>
        </span>
      }
    >
      <p className={styles.hint}>{t(`consumerText.health.hints.${kind}`)}</p>
      <ul className={styles.list}>
        {found.map(({ language, slot }) => (
          <li key={textEditId({ language, slot })}>
            <SettingLink feature="consumer-text" changeKey={configKey({ kind: 'text', language, slot })}>
              {`${ownNameOf(language)}, ${slotName(slot)}`}
            </SettingLink>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** For MobX observers. Checks the texts. Reloads the latest publishes of texts after each publish. */
function useConsumerTextChecks(editor: ConsumerTextEditor): ConsumerTextChecks {
  const company = useService(CompanyStore);
  const gateway = useService(HistoryGateway);
  const extensions = useService(BrandingStore).configuration?.extensions;
  const [history] = useState(() => new HistoryResource(gateway));
  const [checks] = useState(() => new ConsumerTextChecks(editor, new PolicyInWords(company), history));
  const rootOrgId = extensions?.history ? company.configuration?.carrier.rootOrgId : undefined;
  const isFiltered = extensions?.historyFilters === true;
  const companyId = company.configuration?.companyId;
  const revision = company.published?.revision;
  useEffect(
    function readPublishes() {
      if (rootOrgId === undefined || !companyId) return undefined;
      void history.open({ rootOrgId, companyId }, isFiltered ? { feature: 'consumer-text' } : {});
      return () => history.leave();
    },
    [history, rootOrgId, companyId, isFiltered, revision],
  );
  return checks;
}
