import { type EditedPageMessage, type EditingMessage, siteOrigins } from '@shop/shared-contract';
import { Button, EmptyState, Spinner } from '@shop/shared-ui';
import { clsx } from 'clsx';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PageFrame.module.css';

/** The page loads its code and its texts before it answers. */
const PATIENCE = 20_000;

const isTextKey = (value: unknown) =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'key' in value;

/** Code of every remote runs in the page, so what it sends is checked. */
function isEditedPageMessage(data: unknown): data is EditedPageMessage {
  const { type, namespaces, texts } = (data ?? {}) as Record<string, unknown>;
  return type === 'shown'
    ? Array.isArray(namespaces) && namespaces.every((each) => typeof each === 'string')
    : type === 'ready' || (type === 'pressed' && Array.isArray(texts) && texts.every(isTextKey));
}

interface Props {
  /** Its path. */
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

  const { visitors } = siteOrigins();
  const isElsewhere = visitors !== location.origin;

  const send = useEffectEvent(() => frame.current?.contentWindow?.postMessage(message, visitors));
  const receive = useEffectEvent(({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== visitors || source !== frame.current?.contentWindow) return;
    if (!isEditedPageMessage(data)) return;
    if (data.type === 'shown') setState('shown');
    if (data.type !== 'pressed') send();
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
          src={visitors + address}
          title={title}
          // Code of the page must not lead this tab to another site, which could look like this one.
          sandbox={isElsewhere ? 'allow-scripts allow-same-origin' : undefined}
          className={clsx(styles.frame, state === 'loading' && styles.loading)}
          onLoad={() => {
            // The browser's own error page is of another origin. A page of another one only stays silent.
            if (!isElsewhere && !frame.current?.contentDocument) setState('failed');
          }}
        />
      )}
      {state === 'loading' && <Spinner label={t('onPage.loading')} />}
    </div>
  );
}
