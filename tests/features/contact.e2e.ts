import { notification } from '../support/notification';
import { OUTAGE_MESSAGES } from '../support/outageMessages';
import { expect, test } from '../support/test';

test.use({ shop: 'contact' });

const typed = {
  Name: 'Bill Carter',
  Email: 'bill@example.com',
  Subject: 'A noise I can’t place',
  Message: 'It ticks when cold.\nIt stops after a mile.',
};

test.describe('the server is down', () => {
  test.use({ expectedErrors: [OUTAGE_MESSAGES] });

  test('a message that could not be sent keeps its text and is sent once later', {
    tag: '@prove',
  }, async ({ page, site }) => {
    await page.goto('/contact');
    const field = (label: string) => page.getByRole('textbox', { name: label });
    for (const [label, text] of Object.entries(typed)) await field(label).fill(text);

    await site.kill();
    const send = page.getByRole('button', { name: 'Send message' });
    await send.click();
    await expect(notification(page, /^We couldn’t send your message/)).toBeVisible();
    const problem = page.getByRole('form', { name: 'Send us a message' }).getByRole('alert');
    await expect(problem).toContainText('We couldn’t reach the shop’s server');
    await expect(problem.getByRole('link')).toHaveAttribute('href', 'tel:+17705550123');
    for (const [label, text] of Object.entries(typed)) await expect(field(label)).toHaveValue(text);

    await site.run();
    await send.click();
    await expect(notification(page, /^Thank you! Your message has been sent/)).toBeVisible();
    for (const label of Object.keys(typed)) await expect(field(label)).toHaveValue('');
    const rows = await site.rows('contact_messages', 'select=subject,message');
    expect(rows).toEqual([{ subject: typed.Subject, message: typed.Message }]);
  });
});

for (const { path, send, labels, refusal } of [
  {
    path: '/contact',
    send: 'Send message',
    labels: ['Name', 'Email', 'Subject', 'Message'],
    refusal: 'A hidden field of this form was filled in',
  },
  {
    path: '/es/contact',
    send: 'Enviar mensaje',
    labels: ['Nombre', 'Correo electrónico', 'Asunto', 'Mensaje'],
    refusal: 'Quizá su navegador llenó un campo oculto de este formulario',
  },
]) {
  test.describe(`the hidden field is filled in (${path})`, () => {
    test.use({ expectedErrors: [/400 \(Bad Request\)/] });

    test('the message is refused, keeps its text and is sent by a second press', {
      tag: '@prove',
    }, async ({ page, site }) => {
      const messages = async () => (await site.rows('contact_messages', 'select=id')).length;
      const before = await messages();
      const texts = Object.values(typed);
      await page.goto(path);
      const field = (label = '') => page.getByRole('textbox', { name: label });
      for (const [i, label] of labels.entries()) await field(label).fill(texts[i] ?? '');
      await page.locator('input[name="website"]').fill('https://spam.example', { force: true });
      await page.getByRole('button', { name: send }).click();
      await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible();
      for (const [i, label] of labels.entries())
        await expect(field(label)).toHaveValue(texts[i] ?? '');
      expect(await messages()).toBe(before);

      await page.getByRole('button', { name: send }).click();
      await expect(field(labels[0])).toHaveValue('');
      expect(await messages()).toBe(before + 1);
    });
  });
}

for (const { path, send, name, email, required, wrongEmail } of [
  {
    path: '/contact',
    send: 'Send message',
    name: 'Name',
    email: 'Email',
    required: 'Please fill in this field.',
    wrongEmail: 'Please enter a valid email address, such as name@example.com.',
  },
  {
    path: '/es/contact',
    send: 'Enviar mensaje',
    name: 'Nombre',
    email: 'Correo electrónico',
    required: 'Por favor llene este campo.',
    wrongEmail: 'Escriba un correo electrónico válido, por ejemplo nombre@ejemplo.com.',
  },
]) {
  const details = path.startsWith('/es') ? {} : { tag: '@prove' };
  test(
    `a missing or invalid value is reported beside its field (${path})`,
    details,
    async ({ page, site }) => {
      const before = await site.rows('contact_messages');
      await page.goto(path);
      const field = (label: string) => page.getByRole('textbox', { name: label });
      await field(email).fill('bill@');
      await page.getByRole('button', { name: send }).click();

      await expect(field(name)).toHaveAccessibleDescription(required);
      await expect(field(email)).toHaveAccessibleDescription(wrongEmail);
      await expect(field(email)).toHaveValue('bill@');
      // The list of errors has the focus and links to each field.
      await expect(page.getByRole('alert').filter({ hasText: required })).toBeFocused();
      await page.getByRole('link', { name: `${name}: ${required}` }).click();
      await expect(field(name)).toBeFocused();
      expect(await site.rows('contact_messages')).toEqual(before);
    },
  );
}
