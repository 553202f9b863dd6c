import type { EditedPageMessage, EditingMessage } from '@shop/shared-contract';
import { Button, EmptyState, Spinner } from '@shop/shared-ui';
import { clsx } from 'clsx';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PageFrame.module.css';

/** The page loads its code and its texts before it answers. */
const PATIENCE = 20_000;

interface Props {
  address: string;
  title: string;
  width: 'phone' | 'desktop';
  message: EditingMessage;
  onMessage: (message: EditedPageMessage) => void;
}

/** A page of the site, which shows the texts of the message and reports what is pressed. */
export function PageFrame({ address, title, width, message, onMessage }: Props) {
  const { t } = useTranslation('adminContent');
  const { t: common } = useTranslation('common');
  const frame = useRef<HTMLIFrameElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');

  const send = useEffectEvent(() =>
    frame.current?.contentWindow?.postMessage(message, location.origin),
  );
  const receive = useEffectEvent(({ origin, source, data }: MessageEvent<EditedPageMessage>) => {
    if (origin !== location.origin || source !== frame.current?.contentWindow) return;
    if (data.type === 'shown') {
      setState('shown');
      send();
    }
    onMessage(data);
  });
  useEffect(() => {
    const onReceived = (event: MessageEvent) => receive(event);
    window.addEventListener('message', onReceived);
    return () => window.removeEventListener('message', onReceived);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message is sent.
  useEffect(() => void send(), [message]);
  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => setState('failed'), PATIENCE);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <div className={clsx(styles.view, styles[width])}>
      {state === 'failed' ? (
        <div role="alert">
          <EmptyState
            title={t('onPage.failed')}
            icon={<TriangleAlert />}
            action={
              <Button
                icon={<RotateCw />}
                onClick={() => {
                  setState('loading');
                  setAttempt(attempt + 1);
                }}
              >
                {common('retry')}
              </Button>
            }
          />
        </div>
      ) : (
        // A new element for each document: Back must not lead to the page before.
        <iframe
          key={attempt}
          ref={frame}
          src={address}
          title={title}
          className={clsx(styles.frame, state === 'loading' && styles.loading)}
          onLoad={() => {
            // The browser's own error page is of another origin.
            if (!frame.current?.contentDocument) setState('failed');
          }}
        />
      )}
      {state === 'loading' && <Spinner label={t('onPage.loading')} />}
    </div>
  );
}
