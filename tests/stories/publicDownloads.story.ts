import { PASSWORD, signIn } from '../support/staff';
import { expect, story } from '../support/story';

story.use({ shop: 'public downloads' });

const publicPaths = [
  ...['/', '/about', '/services', '/booking', '/gallery', '/blog', '/blog/wheel-alignment'],
  ...['/contact', '/tires/all', '/auto-parts/all', '/diagnostics'],
];

story(
  'visitors download neither the admin area nor the full data client',
  async ({ page, site }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const path of publicPaths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
    }
    expect(asked.filter((path) => path.startsWith('/mf-admin/'))).toEqual([]);
    expect(asked.filter((path) => path.startsWith('/auth/'))).toEqual([]);
    expect(asked.some((path) => path.startsWith('/mf-booking/'))).toBe(true);

    // The same records do tell when somebody asks for it.
    await site.makeAdmin('downloads@example.com', PASSWORD);
    await signIn(page, 'downloads@example.com');
    await expect(page.getByText('Welcome, downloads@example.com')).toBeVisible();
    expect(asked.filter((path) => path.startsWith('/mf-admin/'))).not.toEqual([]);
  },
);
