import { use, type ReactElement } from 'react';
import { grouped } from '../../core/shared/grouped';
import { CapabilityContext } from '../page/capability-context';

export interface OrderPointsProps {
  /** What the service announces; undefined when it says nothing. */
  readonly points: number | undefined;
  /** Whether the shopper is a member of the rewards programme. */
  readonly isMember: boolean;
  /** The programme's name. */
  readonly programme: string;
  readonly className: string | undefined;
}

/** The points that the order earns; for shoppers who are not members, what members earn (RWD-04). */
export const OrderPoints = ({ points, isMember, programme, className }: OrderPointsProps): ReactElement | null => {
  if (!use(CapabilityContext).can('rewards') || points === undefined || points <= 0) return null;
  const unit = points === 1 ? 'point' : 'points';
  return (
    <p className={className}>
      {isMember ? (
        <>
          Earn <b>{grouped(points)}</b> {programme} {unit} with this order
        </>
      ) : (
        <>
          {programme} members earn <b>{grouped(points)}</b> {unit} with this order
        </>
      )}
    </p>
  );
};
