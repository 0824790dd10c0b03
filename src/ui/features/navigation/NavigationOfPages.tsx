import { ListPlus, Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationEditor } from '../../../application/navigation/NavigationEditor.ts';
import { useEditor } from '../../shared/changes/useEditor.ts';
import { Banner } from '../../shared/components/Banner/Banner.tsx';
import { Button } from '../../shared/components/Button/Button.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { PageColumns } from '../../shared/components/PageColumns/PageColumns.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { useDialogAddress } from '../../shared/forms/useDialogAddress.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import type { MerchantPages } from '../../shared/pages/AppPage.ts';
import { FooterLinksCard } from '../footer-links/FooterLinksCard.tsx';
import { PageSteps } from '../../shared/steps/PageSteps.tsx';
import { LayoutCard } from './list/LayoutCard.tsx';
import { MissingPagesCard } from './list/MissingPagesCard.tsx';
import { NavigationTable } from './list/NavigationTable.tsx';
import { SeenAsCard } from './preview/SeenAsCard.tsx';
import type { NavigationFeature } from '../../../domain/company/parts/navigation.ts';

const standardNavigation = (pages: MerchantPages): NavigationFeature => ({
  version: '2',
  sections: [{ pages: pages.map(({ path, titleKey, icon }) => ({ title: titleKey, url: path, icon })) }],
});

const EntryDialog = lazyComponent(async () => (await import('./form/EntryDialog.tsx')).EntryDialog);
const SectionDialog = lazyComponent(async () => (await import('./form/SectionDialog.tsx')).SectionDialog);

export type NavigationOfPagesProps = {
  readonly title: string;
  readonly description: string;
  readonly pages: MerchantPages;
  /** Whether the owner edits the navigation of admin pages, which has no conditions and no external links. */
  readonly isOwners?: boolean;
};

/** Editor for the pages and sections of a navigation, their order and the layout [NV-1] [CF-7]. */
export const NavigationOfPages = observer(function NavigationOfPages(props: NavigationOfPagesProps) {
  const { title, description, pages, isOwners = false } = props;
  const { t } = useTranslation();
  const editor = useEditor(NavigationEditor);
  const entry = useDialogAddress('entry');
  const section = useDialogAddress('section');
  const [isFull, setFull] = useState(false);
  const opened = entry.opened === undefined ? undefined : editor.row(entry.opened);
  const openedSection = section.opened === undefined ? undefined : editor.row(section.opened);

  const act = (outcome: { readonly ok: boolean }): void => setFull(!outcome.ok);
  return (
    <>
      <PageHeader
        title={title}
        description={description}
        actions={
          <>
            <Button icon={<Glyph of={Plus} />} onPress={entry.openNew}>
              {t('navigationEditor.addPage')}
            </Button>
            {editor.outline.hasSections && (
              <Button icon={<Glyph of={ListPlus} />} onPress={section.openNew}>
                {t('navigationEditor.addSection')}
              </Button>
            )}
          </>
        }
      />
      {!isOwners && <PageSteps of="footer-links" />}
      <PageColumns
        aside={
          isOwners ? undefined : (
            <>
              <SeenAsCard editor={editor} pages={pages} />
              <FooterLinksCard />
            </>
          )
        }
      >
        {editor.isUnreadable && (
          <Banner
            tone="critical"
            title={t('navigationEditor.unreadable.title')}
            action={
              <Button onPress={() => act(editor.replace(standardNavigation(pages)))}>
                {t('navigationEditor.unreadable.act')}
              </Button>
            }
          >
            {t('navigationEditor.unreadable.text')}
          </Banner>
        )}
        {isFull && (
          <Banner tone="critical" isAlert onDismiss={() => setFull(false)}>
            {t('navigationEditor.tooMany')}
          </Banner>
        )}
        <LayoutCard editor={editor} />
        <NavigationTable
          editor={editor}
          pages={pages}
          onAct={act}
          onEdit={(row) => (row.kind === 'section' ? section.open(row.id) : entry.open(row.id))}
        />
        <MissingPagesCard editor={editor} pages={pages} onAct={act} />
      </PageColumns>
      {(entry.isNew || (opened && opened.kind !== 'section')) && (
        <EntryDialog
          key={entry.opened}
          editor={editor}
          pages={pages}
          row={opened?.kind === 'section' ? undefined : opened}
          hasConditions={!isOwners}
          onAct={act}
          onClose={entry.close}
        />
      )}
      {(section.isNew || openedSection?.kind === 'section') && (
        <SectionDialog
          key={section.opened}
          editor={editor}
          row={openedSection?.kind === 'section' ? openedSection : undefined}
          onAct={act}
          onClose={section.close}
        />
      )}
    </>
  );
});
