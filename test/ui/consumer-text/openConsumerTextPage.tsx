import { act, screen } from '@testing-library/react';
import { CompanyStore } from '../../../src/application/company/CompanyStore.ts';
import { editPart } from '../../../src/domain/application-config/configEdits.ts';
import type { ConfigPart } from '../../../src/domain/application-config/configPart.ts';
import { writePart } from '../../../src/domain/application-config/configValue.ts';
import { textSlotOf } from '../../../src/domain/consumer-text/textSlot.ts';
import type { Language } from '../../../src/domain/languages/language.ts';
import { ConsumerTextPage } from '../../../src/ui/features/consumer-text/ConsumerTextPage.tsx';
import { renderPage } from '../renderPage.tsx';

const headingIn = (language: Language): ConfigPart => ({
  kind: 'text',
  language,
  slot: textSlotOf('returnDetails', 'heading')!,
});

/** Opens the page of a merchant with these languages, each with the given published heading. */
export async function openConsumerTextPage(
  headings: Partial<Record<Language, string>> = {},
  ...others: readonly Language[]
) {
  const written = Object.entries(headings) as [Language, string][];
  const offered = [...written.map(([language]) => language), ...others];
  const page = await renderPage(<ConsumerTextPage />, {
    publish: (published) =>
      written.reduce((made, [language, text]) => writePart(made, headingIn(language), { v1: text }), published),
  });
  const { configuration } = page.services.get(CompanyStore);
  if (!configuration) throw new Error('no configuration');
  if (offered.length > 0) act(() => page.changes.edit([editPart(configuration, { kind: 'languages' }, offered)]));
  return page;
}

export const headingField = () =>
  screen.findAllByRole<HTMLInputElement>('textbox', { name: 'Heading' }).then(([first]) => first!);

export const headingKey = (language: string): string => `applicationConfig.text.${language}.returnDetails.heading`;
