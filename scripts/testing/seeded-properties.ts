import * as fc from 'fast-check';

fc.configureGlobal({ seed: Number(import.meta.env['PROPERTY_SEED']) });
