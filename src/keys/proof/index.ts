export { type CardToProve, type KeyProof, KeyProver, proveKeys } from './prove-keys.js';
