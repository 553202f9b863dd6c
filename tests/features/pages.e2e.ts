import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

test.use({ shop: 'public pages' });

const english = {
  about: {
    ...{ title: 'A neighborhood shop since 2010', values: 'Our values' },
    ...{ team: 'Meet the team', years: '15+ years of experience' },
  },
  services: {
    ...{ list: 'Our services', why: 'Why choose us', book: 'Book Now (Body Shop)' },
    groups: ['Tire Services', 'Auto Repairs', 'Body Shop'],
  },
  blog: {
    ...{ featured: 'Read the article', alignment: 'Wheel Alignment' },
    ...{ recent: 'Recent articles', card: 'Seven Signs of Worn Brakes', body: '1. A high squeal' },
    ...{ all: 'All articles', title: 'Straight answers about cars' },
    ...{ missing: 'We couldn’t find that article', back: 'Go to the blog' },
  },
};

const spanish: typeof english = {
  about: {
    ...{ title: 'El taller de su barrio desde 2010', values: 'Nuestros valores' },
    ...{ team: 'Quiénes trabajan en su carro', years: 'Más de 15 años de experiencia' },
  },
  services: {
    ...{ list: 'Nuestros servicios', why: 'Por qué elegirnos' },
    book: 'Agendar cita (Hojalatería y pintura)',
    groups: ['Servicio de llantas', 'Reparación automotriz', 'Hojalatería y pintura'],
  },
  blog: {
    ...{ featured: 'Leer el artículo', alignment: 'Alineación' },
    ...{ recent: 'Artículos recientes', card: 'Siete señales de frenos gastados' },
    ...{ body: '1. Un rechinido agudo', all: 'Todos los artículos' },
    ...{ title: 'Respuestas claras sobre su carro', missing: 'No encontramos ese artículo' },
    back: 'Ir al blog',
  },
};

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

for (const [path, { about, services, blog }] of [
  ['', english],
  ['/es', spanish],
] as const) {
  // The other language in `npm run prove`.
  const details = path ? {} : { tag: '@prove' };

  test(
    `the about and services pages show the staff and the services (${path}/)`,
    details,
    async ({ page }) => {
      await page.goto(`${path}/about`);
      await expect(title(page)).toHaveText(about.title);
      await expect(region(page, about.values).getByRole('heading', { level: 3 })).toHaveCount(4);
      const people = region(page, about.team).getByRole('article');
      await expect(people.getByRole('heading')).toHaveText([
        ...['Marcus Bell', 'Danielle Brooks', 'Luis Ortega'],
      ]);
      await expect(people.first()).toContainText(about.years);
      await expect(people.getByText(/^[A-Z]{2}$/)).toHaveText(['MB', 'DB', 'LO']);

      await page.goto(`${path}/services`);
      const cards = region(page, services.list).getByRole('article');
      await expect(cards.getByRole('heading')).toHaveText(services.groups);
      for (const card of await cards.all()) {
        await expect(card.getByRole('listitem')).toHaveCount(6);
      }
      const why = region(page, services.why);
      await expect(why.getByRole('heading', { level: 3 })).toHaveCount(3);
      await cards.last().getByRole('link', { name: services.book }).click();
      await expect(page).toHaveURL(`${path}/booking`);
    },
  );

  test(`a card of the blog opens its article (${path}/)`, details, async ({ page }) => {
    await page.goto(`${path}/blog`);
    const recent = region(page, blog.recent).getByRole('article');
    await expect(recent).toHaveCount(3);
    await recent.getByRole('link', { name: blog.card }).click();
    await expect(page).toHaveURL(`${path}/blog/seven-signs-of-worn-brakes`);
    await expect(title(page)).toHaveText(blog.card);
    const main = page.getByRole('main');
    const section = main.getByRole('heading', { level: 2, name: blog.body });
    await expect(section).toBeVisible();
    await expect(section.locator('xpath=following::p[1]')).toHaveText(/.{200}/);

    await main.getByRole('link', { name: blog.all }).click();
    await page.getByRole('link', { name: blog.featured }).click();
    await expect(page).toHaveURL(`${path}/blog/wheel-alignment`);
    await expect(title(page)).toHaveText(blog.alignment);
  });

  test.describe('an unknown article', () => {
    test.use({ expectedErrors: [/404 \(Not Found\).*\/blog\/no-such/] });

    test(
      `responds with 404 and lists the existing articles (${path}/)`,
      details,
      async ({ page }) => {
        const response = await page.goto(`${path}/blog/no-such`);
        expect(response?.status()).toBe(404);
        await expect(title(page)).toHaveText(blog.missing);
        await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
        await page.getByRole('link', { name: blog.back }).click();
        await expect(page).toHaveURL(`${path}/blog`);
        await expect(title(page)).toHaveText(blog.title);
      },
    );
  });
}

test('an address in capitals or with further slashes shows its page', { tag: '@prove' }, async ({
  page,
}) => {
  for (const [path, heading] of [
    ['/Booking', 'Book your appointment'],
    ['/booking//', 'Book your appointment'],
    ['/Tires/All/', 'All Tires'],
    ['/es/Auto-Parts/All', 'Refacciones'],
    ['/Blog/Wheel-Alignment', 'Wheel Alignment'],
    ['/Admin/Login', 'Admin Login'],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(title(page)).toHaveText(heading);
  }
});
