import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CompanyStore } from '../../../src/application/company/CompanyStore.ts';
import { saveRule } from '../../../src/domain/rules/changes/ruleEdits.ts';
import { listedRules, type ListedRule } from '../../../src/domain/rules/ruleRows.ts';
import { renderPage } from '../renderPage.tsx';
import { Review } from '../Review.tsx';

describe('the rule findings in the review', () => {
  it('are listed above the changes, with a link to each rule that will never apply [RL-8]', async () => {
    const visitedPaths: string[] = [];
    const { services, changes, user } = await renderPage(<Review visitedPaths={visitedPaths} />, {
      companyId: 'TINDERVALLEY',
    });
    const { configuration } = services.get(CompanyStore);
    const wine = listedRules(configuration!.rulesConfig!).find(({ name }) => name === 'All wine within 14 days')!;
    const contradictory = {
      ...wine,
      conditions: [
        { fact: 'price', operator: 'greaterThan', value: 100 },
        { fact: 'price', operator: 'lessThan', value: 50 },
      ],
    } as unknown as ListedRule;
    act(() => changes.edit([saveRule(configuration!, contradictory)]));
    const title = await screen.findByText('Check these rules');
    const items = within(screen.getByRole('dialog')).getAllByText(/^Never applies|Never applies: /);
    expect(items).toHaveLength(1);
    const change = screen.getByRole('heading', { name: /^Return rules/ });
    expect(change.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_PRECEDING).not.toBe(0);
    await user.click(screen.getByRole('button', { name: 'Go to Return rules' }));
    expect(visitedPaths).toEqual([`/return-rules?field=rules.rule.${wine.ruleId}`]);
    act(() => changes.edit([saveRule(configuration!, { ...wine, enabled: false })]));
    await waitFor(() => expect(screen.queryByText('Check these rules')).toBeNull());
  });
});
