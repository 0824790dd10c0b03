import { useMemo, useEffect } from 'react';
import type { TFunction } from 'i18next';
import type { CompanyConfiguration } from '../../../../domain/company/companyConfiguration.ts';
import type { ConsumerPortal, ConsumerVisit } from '../../../../domain/consumer-portal/consumerPortal.ts';
import type { ConsumerView } from '../../../consumer/ConsumerView.ts';
import { useTextsIn } from '../../useTextsIn.ts';
import { consumerView, type TypedFields } from './consumerView.ts';
import { PatternEngine } from '../../../../application/return-reasons/PatternEngine.ts';
import { readPart } from '../../../../domain/application-config/configValue.ts';
import { commentsProblem } from '../../../../domain/return-form/commentsProblem.ts';
import { returnFormOf } from '../../../../domain/return-form/shownFields.ts';
import { usePatternCompiler } from '../../components/PatternField/usePatternCompiler.ts';
import { useService } from '../../services.tsx';

export function useConsumerView(
  configuration: CompanyConfiguration,
  portal: ConsumerPortal,
  visit: ConsumerVisit,
  typed: Readonly<Record<string, string>>,
): ConsumerView {
  const customer = useTextsIn(visit.language);
  const fields = useFieldErrors(configuration, typed, customer.t);
  return useMemo(() => consumerView(portal, visit, fields, customer.t), [portal, visit, fields, customer.t]);
}

const NO_PATTERN = () => undefined;

/** Validates the return form in the same way as for a customer [RS-3]. Fields without input have no errors. */
function useFieldErrors(
  configuration: CompanyConfiguration,
  typed: Readonly<Record<string, string>>,
  t: TFunction,
): TypedFields {
  const engine = useService(PatternEngine);
  const { compile, prepare } = usePatternCompiler(() => engine.load());
  const hasTyped = Object.keys(typed).length > 0;
  useEffect(
    function fetchEngine() {
      if (hasTyped && !compile) prepare();
    },
    [hasTyped, compile, prepare],
  );
  return useMemo(() => {
    const { fields, reasons } = returnFormOf(configuration);
    const orderIdPattern = readPart(configuration, { kind: 'setting', name: 'ORDER_ID_REGEX' });
    const errorOf = (id: string, value: string): string | undefined => {
      if (id === 'orderId') {
        const isAny = typeof orderIdPattern !== 'string' || orderIdPattern === '' || value === '';
        const isRefused = !isAny && compile?.(orderIdPattern)?.matches(value) === false;
        return isRefused ? t('consumerPortal.fields.orderIdRefused') : undefined;
      }
      if (id !== 'reasonComments') return undefined;
      const problem = commentsProblem(value, fields, reasons, compile ?? NO_PATTERN);
      return (
        problem && t(`consumerPortal.fields.${problem === 'comments-blank' ? 'commentsBlank' : 'commentsRefused'}`)
      );
    };
    return Object.fromEntries(Object.entries(typed).map(([id, value]) => [id, { value, error: errorOf(id, value) }]));
  }, [configuration, typed, t, compile]);
}
