import { act } from '@testing-library/react';
import { CompanyStore } from '../../src/application/company/CompanyStore.ts';
import { saveRule } from '../../src/domain/rules/changes/ruleEdits.ts';
import { listedRule } from '../../src/domain/rules/ruleRows.ts';
import type { RenderedPage } from './renderPage.tsx';

/** Changes the return window of all wine of TINDERVALLEY, as one pending change. */
export function changeWine({ services, changes }: RenderedPage, days: number): void {
  const { configuration } = services.get(CompanyStore);
  const document = configuration!.rulesConfig!.find(
    ({ ruleDescription }) => ruleDescription === 'All wine within 14 days',
  )!;
  const rule = { ...listedRule(document)!, eventData: { days, from: 'purchaseDate' } };
  act(() => changes.edit([saveRule(configuration!, rule as never)]));
}
