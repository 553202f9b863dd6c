import { Link, useNavigate } from '@shop/shared-vendor';

/** Another team's page, with a button for Back and links to the wizard. */
export function BookingLinksPage() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => navigate(-1)}>
        Back in history
      </button>
      <Link to="/booking">Booking</Link>
      <Link to="/booking" state={{ vehicleMake: 'Kia', manufacturer: 'Kia', step: 1 }}>
        Booking for a Kia
      </Link>
      <Link to="/booking?product=00000000-0000-4000-8000-0000000000f1">Booking with pads</Link>
      <Link to="/booking?date=2026-11-24&time=14:00">Booking on Tuesday at 2</Link>
      <Link to="/booking?tires=00000000-0000-4000-8000-0000000000e1&count=4">
        Booking with tires
      </Link>
    </>
  );
}
