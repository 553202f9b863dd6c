import type { ArticleText } from '../articleText';

export const winterTiresEn: ArticleText = {
  intro:
    'Clayton County sees snow for a day or two in a normal year. So do you need winter tires here? Most drivers do not. Some really do, and everybody needs tires that can handle cold rain.',
  sections: [
    {
      heading: 'It is the cold, not only the snow',
      blocks: [
        'Rubber stiffens as it cools. Below about 45 degrees Fahrenheit a summer or performance tire turns hard: it stops gripping and starts sliding over the little bumps in the asphalt that it should hold on to. From December to February our mornings are regularly below that line, even when the afternoon reaches 60.',
        'A winter tire is made of a softer compound that stays flexible far below freezing, and its tread is cut into hundreds of small slits, called sipes, that bite into snow and ice. The price is that in summer it is too soft: it feels vague, wears quickly and needs longer to stop on hot pavement.',
      ],
    },
    {
      heading: 'Know the symbols',
      blocks: [
        'Look at the sidewall. Two markings are often mistaken for each other.',
        [
          'M+S (mud and snow) only describes the shape of the tread. No test is behind it. Nearly every all-season tire carries it.',
          'The three-peak mountain with a snowflake means that the tire has passed a traction test on packed snow. All winter tires carry it, and so do the better all-weather tires.',
        ],
        'The Michelin CrossClimate2, for example, is sold as an all-season tire and carries the mountain. It stays on the car the whole year. The Bridgestone Blizzak WS90 is a true winter tire: superb on ice, and not something to drive in July.',
      ],
    },
    {
      heading: 'Who does not need them',
      blocks: [
        'You drive in and around Jonesboro, you can stay at home on the two days when the roads freeze, and your car has all-season tires with at least 5/32" of tread. Then keep what you have. Check the pressure: it drops about one pound for every ten degrees, so the first cold morning can turn on the warning light although nothing is leaking. And replace the tires at 4/32" rather than at the legal limit of 2/32", because deep grooves are what keeps you from floating on standing water. In our winters, that is the real danger.',
      ],
    },
    {
      heading: 'Who should think about it',
      blocks: [
        [
          'You go up to Blue Ridge, Helen or the Smokies on winter weekends.',
          'You have to be at work, whatever the weather: nurses, first responders, deliveries before dawn.',
          'Your car came with summer performance tires. Those are a real risk below 40 degrees, snow or not, and their makers say so.',
          'You are moving north. Have them put on before the drive, not after it.',
        ],
        'If you are in the first two groups, an all-weather tire with the mountain symbol is usually the better buy here than a second set of wheels. If you are in the third, a second set on inexpensive rims pays for itself, because your summer tires rest for four months of the year.',
      ],
    },
    {
      heading: 'If you buy a set',
      blocks: [
        'Always all four. Two winter tires on the driven wheels give you an end that grips and an end that slides, and the sliding end chooses its own direction. Put them on around Thanksgiving and take them off in March. Keep the other set clean, dry, out of the sun and away from electric motors, whose ozone cracks rubber. If you have no room, ask us.',
        'And four-wheel drive? It helps you start. It does nothing for you when you brake or turn. For that you have four patches of rubber, each about the size of your hand, and how soft they are at 25 degrees is the whole story.',
      ],
    },
  ],
};
