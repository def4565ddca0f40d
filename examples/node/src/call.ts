import { routes } from '@octavo/contract';
import { endpoints } from '@octavo/contract/endpoints';

const { method, path } = endpoints.toggleFavourite;
console.log(method, path);
console.log(routes.toggleFavourite.request.params.safeParse({}).success);
