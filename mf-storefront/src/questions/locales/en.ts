/** What answers fill in, and the title of a list of questions. */
export const en = {
  title: 'Questions people ask us',
  roadside:
    'Yes, 24 hours a day, 7 days a week. Call {{phone}} and tell us where you are: we’ll change a tire, jump-start your battery or send a tow truck.',
  noRoadside:
    'No, we only work at the shop. Call {{phone}} while we’re open, and we’ll tell you what to do next.',
  warranty:
    'Yes, on both services and parts. How long it lasts depends on the job and the part. It’s on your estimate and again on your invoice, so you know before you say yes.',
  noWarranty:
    'Some parts come with one from the manufacturer. Ask us, and we’ll tell you before we start.',
  week: {
    open: 'We are open {{days}}.',
    closed: 'We are closed {{days}}.',
    and: '{{days}} and {{last}}',
    break: '{{before}} and {{after}}',
    openOn: { day: '{{days}} {{hours}}', range: '{{day}} to {{last}} {{hours}}' },
    closedOn: { day: 'on {{days}}', range: '{{day}} to {{last}}' },
  },
};
