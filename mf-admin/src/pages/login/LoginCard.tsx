import { Button, Card, PageHead, Stack } from '@shop/shared-ui';
import { type FormEvent, type ReactNode, useRef } from 'react';
import styles from './LoginCard.module.css';

interface Props {
  title: string;
  lead: string;
  onSubmit: (event: FormEvent) => Promise<void>;
  /** Words of the button that leads to the other form. */
  switchLabel?: string;
  onSwitch?: () => void;
  children: ReactNode;
}

/** The frame of the forms of the login page. */
export function LoginCard({ title, lead, onSubmit, switchLabel, onSwitch, children }: Props) {
  // What the screen shows as busy comes too late for a second Enter.
  const sending = useRef(false);
  const submitOnce = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    await onSubmit(event).finally(() => {
      sending.current = false;
    });
  };
  return (
    <Card>
      <PageHead title={title} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <form noValidate method="post" onSubmit={submitOnce} aria-label={title}>
        <Stack>{children}</Stack>
      </form>
      {switchLabel && (
        <Button variant="quiet" wide onClick={onSwitch}>
          {switchLabel}
        </Button>
      )}
    </Card>
  );
}
