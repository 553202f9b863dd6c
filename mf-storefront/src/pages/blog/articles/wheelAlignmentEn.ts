import type { ArticleText } from '../articleText';

export const wheelAlignmentEn: ArticleText = {
  intro:
    'Alignment is the angle at which your wheels meet the road. When it is right you never think about it. When it is wrong you pay for it twice: once in tires, once in gas.',
  sections: [
    {
      heading: 'What we actually adjust',
      blocks: [
        'Three angles decide how a wheel stands. They are small, fractions of a degree, and your car’s maker publishes the exact range for each of them.',
        [
          'Toe: whether the wheels point slightly toward or away from each other, seen from above. It is the angle that goes out most often and the one that eats tires fastest.',
          'Camber: how far the wheel leans in or out, seen from the front. Too much and the tire wears on one shoulder.',
          'Caster: how far the steering axis tilts back, seen from the side. It makes the steering wheel return to the middle by itself after a turn.',
        ],
        'Many people ask for alignment when they mean balancing. Balancing evens out the weight of one wheel and cures a shaking steering wheel. Alignment sets the direction of all four and cures a car that pulls or wears its tires unevenly.',
      ],
    },
    {
      heading: 'How your car tells you',
      blocks: [
        'You do not need a machine to suspect it. On a flat, straight, empty road, relax your hands for a second at 35 miles an hour and watch.',
        [
          'The car drifts to one side although the tires have the same pressure.',
          'The steering wheel sits crooked while you drive straight.',
          'A tire is smooth on one edge and deep on the other.',
          'Run your palm across the tread: it feels sharp one way and soft the other, like the teeth of a saw. That is toe.',
          'The tires squeal in slow turns in a parking lot.',
        ],
        'Check the pressure first. A tire that is 8 pounds low pulls just like bad alignment, and the air costs nothing.',
      ],
    },
    {
      heading: 'What knocks it out',
      blocks: [
        'Potholes are the usual suspect, and Tara Boulevard after a wet winter has plenty. A curb taken at an angle is just as good at it. Worn parts do it slowly: ball joints, tie-rod ends and control-arm bushings loosen over the years, and the wheel moves with them. So does any work on the suspension. New struts, a lift kit or lowering springs change the height of the car, and with it every angle.',
        'This is why we check for play in the front end before we put a car on the rack. Aligning a car with a loose tie rod is like tuning a guitar with a slipping peg: correct for about an hour.',
      ],
    },
    {
      heading: 'What it costs not to do it',
      blocks: [
        'A toe error of only an eighth of an inch at a wheel drags its tire sideways about 28 feet for every mile you drive. A set that should last 50,000 miles can be down to the cords on one edge at 15,000. Tires that scrub also roll harder, and you fill up more often.',
        'Then there is safety. Braking distances are measured on tires that stand flat on the road. A tire that has worn to a wedge has less rubber where it counts, and in the rain it shows.',
      ],
    },
    {
      heading: 'When to have it checked',
      blocks: [
        [
          'Once a year, or every 12,000 miles.',
          'Whenever you buy new tires. It protects what you just paid for.',
          'After a hard hit on a pothole or a curb.',
          'After any work on steering or suspension.',
        ],
        'A check takes about 15 minutes, an adjustment about an hour. Our cameras read all four wheels, and you get the printout: red numbers before, green numbers after. If a worn part keeps an angle from coming in, we show you the part and give you the price before anything else happens. And if the numbers are green from the start, we tell you that as well, and you drive home with the tires you have.',
      ],
    },
  ],
};
