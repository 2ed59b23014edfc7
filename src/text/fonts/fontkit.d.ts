import 'fontkit';

declare module 'fontkit' {
  /** fontkit reads any bytes; its published types ask for Node's. */
  export function create(bytes: Uint8Array): Font | FontCollection;
}
