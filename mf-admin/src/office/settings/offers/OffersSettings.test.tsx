import { setSystemTime } from '@shop/shared-ui/test-support';
import { screen, within } from '@testing-library/react';
import { fakeApi } from '../../../testSupport/fakeApi';
import { openAdmin } from '../../../testSupport/openAdmin';

setSystemTime('2026-11-23T13:00:00Z');
