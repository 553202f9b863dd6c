import { useMessages } from '@shop/shared-i18n';
import { CardGrid, IconTile, Section } from '@shop/shared-ui';
import { Eye, HandHeart, Handshake, Wrench } from 'lucide-react';
import { aboutMessages } from './messages/aboutMessages';

const values = [
  ['honesty', Eye],
  ['care', Wrench],
  ['respect', Handshake],
  ['community', HandHeart],
] as const;

export function Values() {
  const t = useMessages(aboutMessages);
  return (
    <Section tone="tinted" heading={t('values.title')}>
      <CardGrid columns={4}>
        {values.map(([value, Icon]) => (
          <IconTile key={value} icon={<Icon />} heading={t(`values.${value}.title`)}>
            <p>{t(`values.${value}.text`)}</p>
          </IconTile>
        ))}
      </CardGrid>
    </Section>
  );
}
