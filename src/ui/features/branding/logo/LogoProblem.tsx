import { useTranslation } from 'react-i18next';
import {
  MAX_LOGO_FILE,
  MAX_LOGO_PIXELS,
  MAX_DRAWING,
  type LogoFileProblem,
} from '../../../../domain/branding/logo/logoFile.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';

export type LogoProblemProps = {
  readonly name: string;
  readonly problem: LogoFileProblem;
  readonly onDismiss: () => void;
};

export function LogoProblem({ name, problem, onDismiss }: LogoProblemProps) {
  const problemText = useProblemText();
  const { t } = useTranslation();
  return (
    <Banner
      tone="critical"
      isAlert
      title={t('branding.logo.refused', { name })}
      onDismiss={onDismiss}
      dismissLabel={t('branding.logo.dismiss')}
    >
      {problemText(problem)}
    </Banner>
  );
}

function useProblemText(): (problem: LogoFileProblem) => string {
  const { t, i18n } = useTranslation();
  const number = (value: number): string => new Intl.NumberFormat(i18n.language).format(value);
  return (problem) => {
    switch (problem.kind) {
      case 'file-too-large':
        return t('branding.logo.problems.fileTooLarge', { size: number(MAX_LOGO_FILE / 1_000_000) });
      case 'not-a-picture':
        return t('branding.logo.problems.notAPicture');
      case 'picture-moves':
        return t('branding.logo.problems.pictureMoves');
      case 'picture-too-large':
        return t('branding.logo.problems.pictureTooLarge', {
          width: number(problem.width),
          height: number(problem.height),
          most: number(MAX_LOGO_PIXELS / 1_000_000),
        });
      case 'picture-unreadable':
        return t('branding.logo.problems.pictureUnreadable');
      case 'drawing-too-large':
        return t('branding.logo.problems.drawingTooLarge', { size: number(MAX_DRAWING / 1000) });
      case 'drawing-unsafe':
        switch (problem.drawing.kind) {
          case 'foreign':
            return t('branding.logo.problems.drawingForeign', { found: problem.drawing.found });
          case 'malformed':
            return t('branding.logo.problems.drawingMalformed');
          case 'too-complex':
            return t('branding.logo.problems.drawingTooComplex');
        }
      case 'unreachable':
        return t('errors.unreachable.title');
    }
  };
}
