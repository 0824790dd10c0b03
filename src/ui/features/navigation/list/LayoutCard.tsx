import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { NavigationEditor } from '../../../../application/navigation/NavigationEditor.ts';
import { navigationLayout } from '../../../../domain/navigation/navigationLayout.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { RadioGroup } from '../../../shared/components/RadioGroup/RadioGroup.tsx';

const versions = { sidebar: '2', classic: '1' } as const;

/** Card to select the layout: a sidebar, or a header with a list at the side [SH-5]. */
export const LayoutCard = observer(function LayoutCard({ editor }: { readonly editor: NavigationEditor }) {
  const { t } = useTranslation();
  const { pending, published } = editor;
  const layout = navigationLayout(pending);
  const live = navigationLayout(published);
  const isChanged = layout !== live;
  const nameOf = (which: typeof layout): string => t(`navigationEditor.layouts.${which}`);
  const choose = (which: typeof layout): void => {
    const { version } = published;
    const { version: _present, ...rest } = pending;
    editor.replace({
      ...rest,
      ...(which === live ? version !== undefined && { version } : { version: versions[which] }),
    });
  };
  return (
    <Card title={t('navigationEditor.layout')} isChanged={isChanged}>
      <RadioGroup
        label={t('navigationEditor.layoutLabel')}
        options={(['sidebar', 'classic'] as const).map((id) => ({
          id,
          label: nameOf(id),
          description: t(`navigationEditor.layoutTexts.${id}`),
        }))}
        value={layout}
        onChange={choose}
        was={
          isChanged
            ? {
                text: nameOf(live),
                label: t('changes.before'),
                actions: [
                  {
                    label: t('common.putBack'),
                    name: t('common.putBackNamed', { value: nameOf(live) }),
                    onPress: () => choose(live),
                  },
                ],
              }
            : undefined
        }
      />
    </Card>
  );
});
