import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BrandingEditor } from '../../../../application/branding/BrandingEditor.ts';
import { cutLogo } from '../../../../application/branding/logo/Pictures.ts';
import type { LogoFile } from '../../../../application/branding/logo/OpenLogoFile.ts';
import { areaOfShape, holdsArea, sharpnessIn } from '../../../../domain/branding/logo/logoCrop.ts';
import type { Area } from '../../../../domain/branding/logo/pixels.ts';
import { logoBoxes } from '../../../../domain/theme/consumerTheme.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { SegmentedControl } from '../../../shared/components/SegmentedControl/SegmentedControl.tsx';
import { CropArea } from './CropArea.tsx';
import styles from './LogoCard.module.scss';
import { LogoPicture } from './LogoPicture.tsx';
import { LogoPlaces } from './LogoPlaces.tsx';
import { PicturePart } from './PicturePart.tsx';

export type NewLogoProps = {
  readonly file: LogoFile;
  readonly editor: BrandingEditor;
  readonly onUse: (url: string) => void;
  readonly onCancel: () => void;
};

/** Preview of a new logo before it is used. Bitmap pictures can be cropped. */
export function NewLogo(props: NewLogoProps) {
  const { file } = props;
  return file.kind === 'drawing' ? <NewDrawing {...props} file={file} /> : <NewPicture {...props} file={file} />;
}

type Of<Kind extends LogoFile['kind']> = NewLogoProps & { readonly file: LogoFile & { readonly kind: Kind } };

const SHOWN_PARTS = 12;

function NewDrawing({ file, editor, onUse, onCancel }: Of<'drawing'>) {
  const { t, i18n } = useTranslation();
  return (
    <div className={styles.columns}>
      <div className={styles.stage}>
        <p className={styles.muted}>
          <bdi>{file.name}</bdi>
        </p>
        <div className={styles.ground}>
          <LogoPicture url={file.url} alt={t('branding.logo.new')} />
        </div>
        <NewLogoActs
          use={t('branding.logo.useDrawing')}
          onUse={() => onUse(file.url)}
          onCancel={onCancel}
          editor={editor}
        />
        <p className={styles.muted}>{t('branding.logo.drawing')}</p>
        {file.removed.length > 0 && (
          <p className={styles.muted}>
            {t('branding.logo.removed', {
              parts: new Intl.ListFormat(i18n.language).format(file.removed.slice(0, SHOWN_PARTS)),
            })}
          </p>
        )}
      </div>
      <LogoPlaces editor={editor} draw={() => <LogoPicture url={file.url} alt="" />} />
    </div>
  );
}

type Shape = 'place' | 'free';

const NewPicture = observer(function NewPicture({ file, editor, onUse, onCancel }: Of<'picture'>) {
  const { t, i18n } = useTranslation();
  const { picture, content } = file;
  const box = logoBoxes[editor.pendingTheme.headerLogoSize];
  const aspect = box.width / box.height;
  const inShape = (of: Shape): Area => (of === 'free' ? content : areaOfShape(picture, content, aspect));
  // Start with the shape of the header, unless this would crop too much, e.g. of a square logo.
  const [shape, setShape] = useState<Shape>(() => (holdsArea(inShape('place'), content) ? 'place' : 'free'));
  const [area, setArea] = useState(() => inShape(shape));
  const sharpness = sharpnessIn(area, logoBoxes.medium);
  const number = (value: number): string => new Intl.NumberFormat(i18n.language).format(Math.round(value));

  function handleShape(chosen: Shape): void {
    setShape(chosen);
    setArea(inShape(chosen));
  }
  return (
    <div className={styles.columns}>
      <div className={styles.stage}>
        <p className={styles.muted}>
          <bdi>{file.name}</bdi>{' '}
          <KeyedText>
            {t('branding.logo.pictureFacts', {
              width: number(picture.width),
              height: number(picture.height),
              size: number(Math.ceil(file.bytes / 1000)),
            })}
          </KeyedText>
        </p>
        <CropArea
          url={file.url}
          picture={picture}
          area={area}
          aspect={shape === 'place' ? aspect : undefined}
          background={editor.pendingTheme.logoBackground}
          onChange={setArea}
        />
        <div className={styles.acts}>
          <SegmentedControl
            label={t('branding.logo.shape')}
            segments={[
              { id: 'place', label: t('branding.logo.shapes.place', { ratio: number(aspect) }) },
              { id: 'free', label: t('branding.logo.shapes.free') },
            ]}
            value={shape}
            onChange={handleShape}
          />
          <span className={styles.muted}>
            {t('branding.logo.areaSize', { width: number(area.width), height: number(area.height) })}
          </span>
        </div>
        <NewLogoActs
          use={t('branding.logo.use')}
          onUse={() => onUse(cutLogo(picture, area))}
          onCancel={onCancel}
          editor={editor}
        />
        <Banner tone={sharpness === 'small' ? 'warning' : 'info'}>{t(`branding.logo.sharpness.${sharpness}`)}</Banner>
      </div>
      <LogoPlaces
        editor={editor}
        draw={(place) => <PicturePart url={file.url} picture={picture} area={area} box={place} />}
      />
    </div>
  );
});

type NewLogoActsProps = Pick<NewLogoProps, 'onCancel' | 'editor'> & {
  readonly use: string;
  readonly onUse: () => void;
};

const NewLogoActs = observer(function NewLogoActs({ use, onUse, onCancel, editor }: NewLogoActsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.acts}>
      <Button onPress={onUse}>{use}</Button>
      <Button variant="quiet" onPress={onCancel}>
        {t(editor.logo('pending') === '' ? 'branding.logo.cancel' : 'branding.logo.keepOld')}
      </Button>
    </div>
  );
});
