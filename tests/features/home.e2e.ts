import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

// Its video starts by itself.
test.use({ shop: 'public pages', contextOptions: { reducedMotion: 'no-preference' } });

const languages = [
  {
    path: '',
    why: 'Why choose us',
    reasons: [
      'The price comes first',
      'Technicians who explain things',
      'Back on the road sooner',
      'We stand behind the work',
    ],
    player: { play: 'Play video', pause: 'Pause video', mute: 'Mute', unmute: 'Unmute' },
    volume: { name: 'Volume', full: '100 percent' },
    makes: { list: 'Car makes', more: 'SEE ALL MAKES', less: 'SHOW LESS', volvo: 'Book for Volvo' },
    booking: { title: 'Which service do you need?', next: 'Next', vehicle: 'Vehicle details' },
  },
  {
    path: '/es',
    why: 'Por qué elegirnos',
    reasons: [
      'Primero el precio',
      'Mecánicos que explican',
      'Su carro listo más pronto',
      'Respondemos por el trabajo',
    ],
    player: {
      ...{ play: 'Reproducir video', pause: 'Pausar video' },
      ...{ mute: 'Silenciar', unmute: 'Activar sonido' },
    },
    volume: { name: 'Volumen', full: '100 por ciento' },
    makes: {
      ...{ list: 'Marcas de carros', more: 'VER TODAS LAS MARCAS', less: 'VER MENOS' },
      volvo: 'Agendar para Volvo',
    },
    booking: {
      ...{ title: '¿Qué servicio necesita?', next: 'Siguiente', vehicle: 'Datos del vehículo' },
    },
  },
];

/** The state of the video element, independent of what the controls show. */
const videoState = (page: Page) =>
  page
    .getByRole('main')
    .locator('video')
    .evaluate((element) => {
      const { paused, muted, loop, volume } = element as HTMLVideoElement;
      return { paused, muted, loop, volume };
    });

for (const { path, why, reasons, player, volume, makes, booking } of languages) {
  const title = `the home page plays its video on request and starts a booking for a make (${path}/)`;
  const details = path === '' ? { tag: '@prove' } : {};
  test(title, details, async ({ page }) => {
    await page.goto(`${path}/`);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const slider = page.getByRole('slider', { name: volume.name });
    // It starts, muted, once it is seen.
    await expect(page.locator('video')).toHaveCount(0);
    await button(player.play).scrollIntoViewIfNeeded();
    await expect(button(player.pause)).toBeVisible();
    await expect
      .poll(() => videoState(page))
      .toEqual({ paused: false, muted: true, loop: true, volume: 0 });
    await button(player.pause).click();
    await expect.poll(() => videoState(page)).toMatchObject({ paused: true });
    await button(player.play).click();
    await expect(button(player.pause)).toBeVisible();
    await expect.poll(() => videoState(page)).toMatchObject({ paused: false });

    await button(player.unmute).click();
    await expect(slider).toHaveValue('1');
    await expect(slider).toHaveAttribute('aria-valuetext', volume.full);
    await slider.press('ArrowRight');
    await expect(slider).toHaveValue('1');
    for (const level of ['0.9', '0.8', '0.7']) {
      await slider.press('ArrowLeft');
      await expect(slider).toHaveValue(level);
    }
    await expect.poll(() => videoState(page)).toMatchObject({ muted: false, volume: 0.7 });

    await button(player.mute).click();
    await expect(slider).toHaveValue('0');
    await expect.poll(() => videoState(page)).toMatchObject({ muted: true });
    await button(player.unmute).click();
    await expect(slider).toHaveValue('0.7');
    // Volume 0 mutes as well, and unmuting restores the previous volume.
    await slider.press('Home');
    await expect(slider).toHaveValue('0');
    await button(player.unmute).click();
    await expect(slider).toHaveValue('0.7');
    await expect.poll(() => videoState(page)).toMatchObject({ muted: false, volume: 0.7 });

    const cards = page.getByRole('region', { name: why }).getByRole('heading', { level: 3 });
    await expect(cards).toHaveText(reasons);
    const links = page.getByRole('list', { name: makes.list }).getByRole('link');
    await expect(links).toHaveCount(12);
    const volvo = page.getByRole('link', { name: makes.volvo });
    await expect(volvo).toHaveCount(0);
    await page.getByRole('button', { name: makes.more }).click();
    await expect(links).toHaveCount(43);
    await page.getByRole('button', { name: makes.less }).click();
    await expect(links).toHaveCount(12);
    await page.getByRole('button', { name: makes.more }).click();

    await volvo.click();
    await expect(page).toHaveURL(`${path}/booking`);
    const carried = await page.evaluate(() => (history.state as { usr: unknown }).usr);
    expect(carried).toEqual({ manufacturer: 'Volvo', step: 1, vehicleMake: 'Volvo' });
    await expect(page.getByRole('heading', { name: booking.title })).toBeVisible();
    const next = page.getByRole('button', { name: booking.next, exact: true });
    for (const _ of ['date', 'time', 'details']) await next.click();
    await expect(page.getByRole('textbox', { name: booking.vehicle })).toHaveValue('Volvo');

    // Three steps of the booking, and home.
    for (const _ of ['time', 'date', 'service', 'home']) await page.goBack();
    await expect(links).toHaveCount(43);
    await expect(volvo).toBeInViewport();
  });
}
