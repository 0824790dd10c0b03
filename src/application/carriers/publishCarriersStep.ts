import { carriersOf } from '../../domain/carriers/companyCarriers.ts';
import type { ChangeSubjects } from '../changes/ChangeSubjects.ts';
import { companyPathOf } from '../company/CompanyPath.ts';
import type { PublishStepRunner } from '../publishing/PublishStepRunner.ts';
import type { CarrierGateway } from './CarrierGateway.ts';

export const publishCarriersStep = (gateway: CarrierGateway, subjects: ChangeSubjects): PublishStepRunner => ({
  step: 'carrier-config',
  run(base, changes, calls) {
    const carriers = carriersOf(subjects.registry.apply(base, changes));
    return calls.once('replace', (write) => gateway.replace(companyPathOf(base), carriers, write));
  },
});
