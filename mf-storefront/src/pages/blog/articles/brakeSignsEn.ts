import type { ArticleText } from '../articleText';

export const brakeSignsEn: ArticleText = {
  intro:
    'Brakes hardly ever fail without a warning. They squeal, grind, pull, shake or sink first, sometimes for weeks. Here are the seven signs, what each one usually means, and which of them should not wait until Saturday.',
  sections: [
    {
      heading: '1. A high squeal',
      blocks: [
        'Most brake pads carry a small steel tab, the wear indicator. When the pad is down to about an eighth of an inch, the tab touches the rotor and sings, every time you brake and sometimes when you don’t. This is the good case: it is built in so that you come while only the pads need replacing. A squeal on the first few stops of a damp morning that then goes away is just surface rust, and harmless.',
      ],
    },
    {
      heading: '2. Grinding',
      blocks: [
        'A deep growl that you feel in the pedal means that the pad is gone and steel is cutting steel. Every mile now ruins the rotor, and the car takes longer to stop. Don’t drive home and think about it: come directly, or call us for a tow.',
      ],
    },
    {
      heading: '3. A pedal that shakes',
      blocks: [
        'If pedal or steering wheel pulses when you brake from highway speed, the rotors are no longer even. Usually they overheated on a long descent or behind a trailer, or a wheel was tightened unevenly with an impact gun, which is why we finish every wheel by hand with a torque wrench. Light wear can be machined off; below the minimum thickness stamped on the rotor it has to be replaced.',
        'One shaking is normal: a fast, hard pulsing with a rattle in an emergency stop is the anti-lock system doing its job. Stay on the pedal.',
      ],
    },
    {
      heading: '4. A soft or sinking pedal',
      blocks: [
        'Pressure that used to be firm and now feels like stepping on a sponge points to air or water in the fluid. A pedal that slowly sinks while you wait at a light points to a leak or a tired master cylinder. Both are serious. Check the fluid in the reservoir; if it is low and you see a wet spot inside a wheel, leave the car where it is.',
      ],
    },
    {
      heading: '5. Pulling to one side',
      blocks: [
        'The car drives straight, but veers when you brake: one side works harder than the other. A caliper has seized, a hose has swollen shut inside, or oil has reached a pad. After a drive, hold your hand near each wheel without touching it. The hot one is usually the one that drags.',
      ],
    },
    {
      heading: '6. A burning smell',
      blocks: [
        'Sharp and chemical, after a hill or in stop-and-go traffic: a brake is overheating. Look whether the parking brake is still on. If it isn’t, stop somewhere safe, let everything cool for half an hour and don’t pour water on it, because a hot rotor cracks. Then have it looked at. A caliper that doesn’t let go will do it again.',
      ],
    },
    {
      heading: '7. The warning light',
      blocks: [
        'The red light means low fluid, lost pressure or a parking brake that is set. Stop and find out which. The amber ABS light means that the anti-lock system has switched itself off: you still have normal brakes, but they can lock on a wet road, so make an appointment this week.',
      ],
    },
    {
      heading: 'How long should they last?',
      blocks: [
        'Front pads live 30,000 to 70,000 miles, rear pads longer. City traffic, trailers and hills shorten it; looking far ahead and lifting off early doubles it. Hybrids often go past 100,000, because the electric motor does most of the slowing. Brake fluid takes up water from the air and should be changed every two to three years, however little you drive.',
        [
          'Can wait for an appointment this week: squeal, light shaking, amber light.',
          'Come today: pulling, burning smell, soft pedal.',
          'Do not drive: grinding, sinking pedal, red light that stays on.',
        ],
        'We measure the pads without charge whenever a wheel is off the car, write the numbers on your invoice, and tell you how many miles we believe are left. Most of the time the answer is: plenty.',
      ],
    },
  ],
};
