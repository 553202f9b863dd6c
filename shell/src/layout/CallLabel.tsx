import { useShop } from '@shop/shared-contract';

interface Props {
  always: string;
  /** In its place while the shop is closed, where it helps on the road at all hours. */
  closed: string;
}

export function CallLabel({ always, closed }: Props) {
  const { roadsideHelp } = useShop();
  if (!roadsideHelp) return <span>{always}</span>;
  return (
    <span data-swap>
      <span data-while="open">{always}</span>
      <span data-while="closed">{closed}</span>
    </span>
  );
}
