export { Button } from './actions/Button';
export { ButtonLink } from './actions/ButtonLink';
export { disabledBy } from './actions/disabledBy';
export { downloadFile } from './actions/downloadFile';
export { IconButton } from './actions/IconButton';
export { PlainButton } from './actions/PlainButton';
export { Spinner } from './actions/Spinner';
export { TextLink } from './actions/TextLink';
export { PAUSE_MS } from './actions/useSinglePress';
export { EmptyState } from './feedback/EmptyState';
export { ErrorBoundary } from './feedback/ErrorBoundary';
export { ErrorState } from './feedback/ErrorState';
export { FormStatus } from './feedback/FormStatus';
export { Skeleton } from './feedback/Skeleton';
export { CheckboxField } from './forms/CheckboxField';
export { type Choice, ChoiceGroup } from './forms/ChoiceGroup';
export { EmailField } from './forms/EmailField';
export { ErrorSummary, type FieldError } from './forms/ErrorSummary';
export { Field } from './forms/Field';
export { noAutofill } from './forms/noAutofill';
export { PasswordField } from './forms/PasswordField';
export { RangeSlider } from './forms/RangeSlider';
export { SearchField } from './forms/SearchField';
export { SelectField, type SelectOption } from './forms/SelectField';
export { TextArea } from './forms/TextArea';
export { TextField } from './forms/TextField';
export { rejectedField, unfitText, useErrorTranslator } from './forms/useErrorTranslator';
export { useField } from './forms/useField';
export { type SchemaForm, useSchemaForm } from './forms/useSchemaForm';
export { useSingleFlight } from './forms/useSingleFlight';
export { Badge } from './layout/Badge';
export { Card } from './layout/Card';
export { CardGrid } from './layout/CardGrid';
export { Cluster } from './layout/Cluster';
export { Container } from './layout/Container';
export { Divider } from './layout/Divider';
export { Heading, type HeadingLevel } from './layout/Heading';
export { Hero } from './layout/Hero';
export { IconTile } from './layout/IconTile';
export { Section } from './layout/Section';
export { SkipLink } from './layout/SkipLink';
export { Stack } from './layout/Stack';
export { VisuallyHidden } from './layout/VisuallyHidden';
export { FallbackImage } from './media/FallbackImage';
export { InitialsImage } from './media/InitialsImage';
export { Rating } from './media/Rating';
export { NotificationArea } from './notifications/NotificationArea';
export type { NotificationOptions } from './notifications/notification';
export { notify } from './notifications/notify';
export { ConfirmDialog } from './overlay/ConfirmDialog';
export { Dialog, SlideOver } from './overlay/Dialog';
export { Disclosure } from './overlay/Disclosure';
export { Breadcrumbs } from './page/Breadcrumbs';
export { directionsAddress } from './page/mapAddresses';
export { PageHead, type SharedPicture } from './page/PageHead';
export { RichTextView } from './page/RichTextView';
export { ShopData } from './page/ShopData';
export { StepIndicator } from './page/StepIndicator';
export { StructuredData } from './page/StructuredData';
export { shopId } from './page/shopNode';
export { townOf, useTown } from './page/townOf';
export { useHydrated } from './page/useHydrated';
export { EmergencyBand } from './shop/EmergencyBand';
export { formatDuration } from './shop/formatDuration';
export {
  formatHour,
  formatMoment,
  formatNextTime,
  formatOpening,
  formatTimeOfWeek,
  isWithinWeek,
} from './shop/formatNextTime';
export { formatSpan, formatSpans } from './shop/formatSpan';
export { NextSpecialDays } from './shop/NextSpecialDays';
export { OpeningStatus } from './shop/OpeningStatus';
export {
  CLOCK_TICK,
  isPageOld,
  markStatus,
  openingStatus,
  openSpansOn,
} from './shop/openingStatus';
export { useServicePrice } from './shop/useServicePrice';
export { formatWeek, formatWeekday, formatWeekdays } from './shop/weekdays';
