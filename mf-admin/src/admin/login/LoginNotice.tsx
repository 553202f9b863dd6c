import { Button, Card, FormStatus, PageHead, Stack } from '@shop/shared-ui';
import styles from './LoginCard.module.css';

interface Props {
  tone: 'error' | 'info';
  title: string;
  text: string;
  /** The only thing to do. */
  button: string;
  onPress: () => void;
}

/** In place of a form of the login page, where there is nothing to fill in. */
export function LoginNotice({ tone, title, text, button, onPress }: Props) {
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
