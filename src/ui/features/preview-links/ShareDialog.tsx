import { Check, Copy, Link2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyPath } from '../../../application/company/CompanyPath.ts';
import { PendingChangesStore } from '../../../application/changes/PendingChangesStore.ts';
import { PreviewLinksGateway, type MadePreviewLink } from '../../../application/preview-links/PreviewLinksGateway.ts';
import { PreviewLinksList } from '../../../application/preview-links/PreviewLinksList.ts';
import type { PortFailure } from '../../../application/shared/failure.ts';
import type { CompanyConfiguration } from '../../../domain/company/companyConfiguration.ts';
import {
  MAX_OPEN_LINKS,
  previewLinkAddress,
  type PreviewLink,
  TOO_MANY_LINKS,
} from '../../../domain/preview-links/previewLink.ts';
import { previewSnapshot } from '../../../domain/preview-links/previewSnapshot.ts';
import { announce } from '../../shared/announcing/announce.ts';
import { Banner } from '../../shared/components/Banner/Banner.tsx';
import { Button } from '../../shared/components/Button/Button.tsx';
import { Dialog } from '../../shared/components/Dialog/Dialog.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { KeyedText } from '../../shared/components/KeyedText/KeyedText.tsx';
import { Spinner } from '../../shared/components/Spinner/Spinner.tsx';
import { TextToCopy } from '../../shared/copying/TextToCopy.tsx';
import { useCopying } from '../../shared/copying/useCopying.ts';
import { ReadFailure } from '../../shared/failures/ReadFailure.tsx';
import { useService } from '../../shared/services.tsx';
import { DemoPreviewLink } from '../demo/DemoParts.tsx';
import styles from './ShareDialog.module.scss';
import { useTimeText } from './useTimeText.ts';
import type { TFunction } from 'i18next';
import { TOO_LARGE } from '../../../domain/errors/errorMessages.ts';

/** Action on preview links. It takes effect immediately and is never a pending change. */
export type WaitingLinkAction = { readonly kind: 'make' } | { readonly kind: 'revoke'; readonly linkId: string };

export type ShareDialogProps = {
  readonly company: CompanyPath;
  readonly published: CompanyConfiguration;
  readonly pending: CompanyConfiguration;
  /** Action that a read-only review has blocked, and that the dialog runs when it opens. */
  readonly resumed: WaitingLinkAction | undefined;
  /** Called when the admin has started acting after a blocked action. Opens the dialog again to run this action. */
  readonly onResume: (act: WaitingLinkAction) => void;
  /** Called once the blocked action has started, so that a reload does not repeat the action. */
  readonly onResumed: () => void;
  readonly onClose: () => void;
};

type Failed = { readonly act: 'failed' | 'notRevoked'; readonly failure: PortFailure };

/** Dialog to create, list and revoke links that show the portal with its pending changes. */
export const ShareDialog = observer(function ShareDialog(props: ShareDialogProps) {
  const { company, published, pending, resumed, onResume, onResumed, onClose } = props;
  const { t } = useTranslation();
  const gateway = useService(PreviewLinksGateway);
  const changes = useService(PendingChangesStore);
  const { rootOrgId, companyId } = company;
  const [list] = useState(() => new PreviewLinksList(gateway, { rootOrgId, companyId }));
  const [createdLink, setCreatedLink] = useState<MadePreviewLink>();
  const [failed, setFailed] = useState<Failed>();
  const { state, isBusy } = list;
  const resume = useEffectEvent(async () => {
    const act = resumed;
    if (act) onResumed();
    await list.load();
    if (act) await perform(act);
  });
  useEffect(
    function readLinks() {
      void resume();
    },
    [list],
  );

  const perform = (act: WaitingLinkAction): Promise<void> => (act.kind === 'make' ? createLink() : revoke(act.linkId));

  /**
   * Runs an action. If the review is read-only, closes the dialog, because the dialog covers the button to start
   * acting.
   */
  function handle(act: WaitingLinkAction): void {
    const been = { held: false, done: false };
    changes.attempt(() => {
      if (been.held) return onResume(act);
      been.done = true;
      void perform(act);
    });
    if (been.done) return;
    been.held = true;
    onClose();
  }

  async function createLink(): Promise<void> {
    setFailed(undefined);
    const result = await list.create(previewSnapshot(pending, published));
    if (result.ok) setCreatedLink(result.value);
    else setFailed({ act: 'failed', failure: result.error });
  }

  async function revoke(linkId: string): Promise<void> {
    setFailed(undefined);
    const result = await list.revoke(linkId);
    if (!result.ok) return setFailed({ act: 'notRevoked', failure: result.error });
    if (createdLink?.link.linkId === linkId) setCreatedLink(undefined);
    announce(t('previewLinks.list.revoked'));
  }

  return (
    <Dialog
      isOpen
      isSheet
      title={t('previewLinks.title')}
      description={t('previewLinks.description')}
      onClose={onClose}
      footer={
        <Button
          variant="primary"
          icon={<Glyph of={Link2} />}
          isDisabled={state.kind !== 'ready' || list.isFull}
          isPending={isBusy}
          onPress={() => handle({ kind: 'make' })}
        >
          {t('previewLinks.make')}
        </Button>
      }
    >
      <div className={styles.parts}>
        {failed && (
          <Banner tone="critical" isAlert title={t(`previewLinks.${failed.act}`)}>
            {failureText(failed.failure, t)}
          </Banner>
        )}
        {list.isFull && <Banner tone="info">{t('previewLinks.full', { max: MAX_OPEN_LINKS })}</Banner>}
        {createdLink && <MadeLink key={createdLink.link.linkId} {...createdLink} />}
        {state.kind === 'failed' && <ReadFailure failure={state.failure} onRetry={() => void list.load()} />}
        {state.kind === 'ready' ? (
          <OpenLinks
            links={state.value}
            isBusy={isBusy}
            onRevoke={({ linkId }) => handle({ kind: 'revoke', linkId })}
          />
        ) : (
          state.kind !== 'failed' && <Spinner label={t('previewLinks.list.loading')} />
        )}
      </div>
    </Dialog>
  );
});

/** Shows a new link with its token. It can be shown only once, because the service stores only a hash of the token. */
function MadeLink({ link, token }: MadePreviewLink) {
  const { t } = useTranslation();
  const timeText = useTimeText();
  const path = previewLinkAddress(token);
  const address = new URL(path, document.baseURI).href;
  const copying = useCopying(address);
  const isDemo = import.meta.env.MODE === 'demo';

  async function handleCopy(): Promise<void> {
    if (await copying.copy()) announce(t('previewLinks.made.copied'));
  }
  return (
    <div className={styles.made}>
      <TextToCopy
        label={t('previewLinks.made.field')}
        hint={t('previewLinks.made.hint', { time: timeText(link.expiresAt) })}
        text={address}
        denial={copying.denial}
      />
      <div className={styles.acts}>
        <Button icon={<Glyph of={copying.isCopied ? Check : Copy} />} autoFocus onPress={() => void handleCopy()}>
          {t(copying.isCopied ? 'previewLinks.made.copied' : 'previewLinks.made.copy')}
        </Button>
        {!isDemo && (
          <a href={path} target="_blank" rel="noreferrer">
            {t('previewLinks.made.open')}
          </a>
        )}
      </div>
      {isDemo && <DemoPreviewLink address={path} />}
    </div>
  );
}

type OpenLinksProps = {
  readonly links: readonly PreviewLink[];
  readonly isBusy: boolean;
  readonly onRevoke: (link: PreviewLink) => void;
};

function OpenLinks({ links, isBusy, onRevoke }: OpenLinksProps) {
  const { t } = useTranslation();
  const timeText = useTimeText();
  return (
    <section>
      <h3 className={styles.heading}>{t('previewLinks.list.title')}</h3>
      {links.length === 0 ? (
        <p className={styles.detail}>{t('previewLinks.list.none')}</p>
      ) : (
        <ul className={styles.list}>
          {links.map((link) => (
            <li key={link.linkId} className={styles.link}>
              <span className={styles.what}>
                <span>
                  {t('previewLinks.list.made', {
                    name: link.createdBy || t('history.unknownPerson'),
                    time: timeText(link.createdAt),
                  })}
                </span>
                <span className={styles.detail}>
                  <KeyedText>{t('previewLinks.list.until', { time: timeText(link.expiresAt) })}</KeyedText>
                  <span> · </span>
                  <KeyedText>
                    {link.openedAt === undefined
                      ? t('previewLinks.list.neverOpened')
                      : t('previewLinks.list.opened', { time: timeText(link.openedAt) })}
                  </KeyedText>
                </span>
              </span>
              <Button
                size="compact"
                isDisabled={isBusy}
                aria-label={t('previewLinks.list.revokeNamed', { time: timeText(link.createdAt) })}
                onPress={() => onRevoke(link)}
              >
                {t('previewLinks.list.revoke')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const CONTENT_TOO_LARGE = 413;

function failureText(failure: PortFailure, t: TFunction): string {
  if (failure.kind !== 'rejected') return t(`errors.${failure.kind}.description`);
  const { status, message, pointers = [] } = failure;
  if (message === TOO_MANY_LINKS) return t('previewLinks.full', { max: MAX_OPEN_LINKS });
  if (status === CONTENT_TOO_LARGE || message === TOO_LARGE) return t('previewLinks.tooLarge');
  return t(pointers.length > 0 ? 'previewLinks.invalid' : 'errors.rejected.description');
}
