import {
  commonMessages,
  LANGUAGES,
  type Language,
  useLanguage,
  useMessages,
} from '@shop/shared-i18n';
import { notify } from '@shop/shared-ui';
import { frameMessages } from '../messages/frameMessages';
import styles from './LanguageSwitcher.module.css';

/** Each language in its own words, so that its speakers recognise it. */
const names: Record<Language, string> = { en: 'English', es: 'Español' };

export function LanguageSwitcher() {
  const t = useMessages(frameMessages);
  const common = useMessages(commonMessages);
  const { language, setLanguage } = useLanguage();

  const choose = (next: Language) => {
    setLanguage(next).catch((error) => {
      console.error('[shell] language', error);
      notify.error(common('errors.offline'));
    });
  };

  return (
    <fieldset className={styles['switcher']}>
      <legend className={styles['legend']}>{t('language')}</legend>
      {LANGUAGES.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={language === code}
          className={styles['choice']}
          onClick={() => choose(code)}
        >
          {names[code]}
        </button>
      ))}
    </fieldset>
  );
}
