import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ApplicationConfigEditor } from '../../../application/application-config/ApplicationConfigEditor.ts';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { PatternEngine } from '../../../application/return-reasons/PatternEngine.ts';
import type { CompanyConfiguration } from '../../../domain/company/companyConfiguration.ts';
import { returnFormOf } from '../../../domain/return-form/returnFormOf.ts';
import { PageColumns } from '../../shared/components/PageColumns/PageColumns.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { usePatternCompiler } from '../../shared/components/PatternField/usePatternCompiler.ts';
import { useService } from '../../shared/services.tsx';
import { CommentsCard } from './cards/CommentsCard.tsx';
import { OrderIdCard } from './cards/OrderIdCard.tsx';
import { PolicyCard } from './cards/PolicyCard.tsx';
import { PurchaseDateCard } from './cards/PurchaseDateCard.tsx';
import { ReturnFormPreview } from './preview/ReturnFormPreview.tsx';

const previewOf = (configuration: CompanyConfiguration, orderIdPattern: unknown) => ({
  form: returnFormOf(configuration),
  orderIdPattern: String(orderIdPattern ?? ''),
});

const ORDER_ID_PATTERN = { kind: 'setting', name: 'ORDER_ID_REGEX' } as const;

/** What customers fill in when they begin a return, beside the form as it will be [RS-4] [RS-6]. */
export const ReturnFormPage = observer(function ReturnFormPage() {
  const { t } = useTranslation();
  const { configuration, pendingConfiguration } = useService(CompanyStore);
  const settings = useService(ApplicationConfigEditor);
  const engine = useService(PatternEngine);
  const compiler = usePatternCompiler(() => engine.load());
  return (
    <>
      <PageHeader title={t('returnForm.title')} description={t('returnForm.description')} />
      <PageColumns
        asideWidth="wide"
        aside={
          configuration &&
          pendingConfiguration && (
            <ReturnFormPreview
              published={previewOf(configuration, settings.published(ORDER_ID_PATTERN))}
              pending={previewOf(pendingConfiguration, settings.pending(ORDER_ID_PATTERN))}
              compiler={compiler}
            />
          )
        }
      >
        <OrderIdCard />
        <PolicyCard />
        <PurchaseDateCard />
        <CommentsCard />
      </PageColumns>
    </>
  );
});
