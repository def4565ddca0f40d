import type { Domain } from '../domain.ts';
import type { LocalModel } from './local-model.ts';

/** The process of the local model lives as long as the server. */
export function localModelDomain({ localModel }: { readonly localModel: LocalModel | undefined }): Domain {
  return {
    ...(localModel && { begin: () => localModel.begin(), close: () => localModel.close() }),
  };
}
