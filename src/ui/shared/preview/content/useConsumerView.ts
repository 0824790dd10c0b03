import { useMemo } from 'react';
import type { CompanyConfiguration } from '../../../../domain/company/companyConfiguration.ts';
import type { ConsumerPortal, ConsumerVisit } from '../../../../domain/consumer-portal/consumerPortal.ts';
import type { ConsumerView } from '../../../consumer/ConsumerView.ts';
import { useTextsIn } from '../../useTextsIn.ts';
import { consumerView } from './consumerView.ts';
import { useFieldErrors } from './useFieldErrors.ts';

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
