import { Button, Card, FormStatus, PageHead, type SchemaForm, Stack } from '@shop/shared-ui';
import type { ReactNode } from 'react';
import styles from './LoginCard.module.css';

export interface LoginFormProps {
  /** The e-mail address that was typed in the other form. */
  email: string;
  /** While a form is busy, the page neither redirects nor shows a notice about the account. */
  onBusy: (busy: boolean) => void;
  onSwitch: (email: string) => void;
}

interface CardProps {
  title: string;
  lead: string;
  onSubmit: SchemaForm<Record<string, string>>['submit'];
  switchLabel?: string;
  onSwitch?: () => void;
  children: ReactNode;
}

/** The card around each form of the login page. */
export function LoginCard({ title, lead, onSubmit, switchLabel, onSwitch, children }: CardProps) {
  return (
    <Card>
      <PageHead title={title} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <form noValidate method="post" onSubmit={onSubmit} aria-label={title}>
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

interface NoticeProps {
  tone: 'error' | 'info';
  title: string;
  text: string;
  /** The only thing to do. */
  button: string;
  onPress: () => void;
}

/** In place of a form of the login page, where there is nothing to fill in. */
export function LoginNotice({ tone, title, text, button, onPress }: NoticeProps) {
  return (
    <Card>
      <PageHead title={title} />
      <Stack>
        <h1 className={styles.title}>{title}</h1>
        <FormStatus tone={tone}>{text}</FormStatus>
        <Button wide onClick={onPress}>
          {button}
        </Button>
      </Stack>
    </Card>
  );
}
