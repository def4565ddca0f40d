import { card } from '../../components/corner/corner.css.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import * as css from './prices.css.ts';

const benefits = ['72%', '84%', '66%', '78%', '58%', '70%'] as const;

/** Placeholders for both plans while their prices load. */
export function LoadingPlans() {
  return (
    <div className={css.plans}>
      {['free', 'pro'].map((plan) => (
        <div key={plan} className={`${card} ${css.plan}`}>
          <Skeleton width="96px" />
          <Skeleton width="148px" height="48px" />
          <Skeleton width="62%" height="8px" />
          <div className={css.loadingBenefits}>
            {benefits.map((width) => (
              <Skeleton key={width} width={width} height="8px" />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
